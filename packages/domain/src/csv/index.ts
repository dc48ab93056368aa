export { CsvFault, csvLimits, CsvParser, type CsvFaultCode, type CsvRow } from './csv-parser.ts';
export { delimiters, detectDelimiter, type Delimiter } from './detect-delimiter.ts';
export { EncodingDetector, encodingNames, encodings, type Encoding } from './detect-encoding.ts';
export { restoreFormula } from './restore-formula.ts';
export { neutralizeFormula, writeCsvRow } from './write-csv.ts';
