import { holdForAll } from './calculator-laws';

holdForAll(1);
