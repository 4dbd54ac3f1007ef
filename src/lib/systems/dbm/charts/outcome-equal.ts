import type { ChartBody } from '$lib/types';
import { outcomeChart } from '../outcomes';

export default outcomeChart('equal') satisfies ChartBody;
