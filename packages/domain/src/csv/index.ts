export { neutralizeFormula, writeCsvRow } from './write-csv.ts';
