import { CsvFault, CsvParser, detectDelimiter, EncodingDetector, type CsvRow } from '@sitewright/domain/csv';

const MAX_BYTES = 5_000_000;

/** The rows of a CSV file in whatever encoding, or what is wrong with it. */
export const readFileRows = async (file: File): Promise<readonly CsvRow[] | string> => {
  if (file.size > MAX_BYTES)
    return 'The file is too large. Files can have up to 5 MB; split it into several files.';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const detector = new EncodingDetector();
  detector.push(bytes);
  const encoding = detector.result();
  if (!encoding) return 'This is not a CSV file. Save your spreadsheet as CSV and choose that file.';
  const text = new TextDecoder(encoding).decode(bytes);
  const parser = new CsvParser(detectDelimiter(text));
  try {
    return [...parser.push(text), ...parser.end()];
  } catch (error) {
    if (!(error instanceof CsvFault)) throw error;
    return `Line ${error.line} is not CSV. Save the file again from your spreadsheet.`;
  }
};
