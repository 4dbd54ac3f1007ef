import type { ChartBody } from '$lib/core/types';
import fates from '../outcomes/equal';
import { outcomeChart } from '../outcomes/rules';

export default outcomeChart(fates) satisfies ChartBody;
