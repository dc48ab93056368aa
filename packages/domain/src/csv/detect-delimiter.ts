export const delimiters = [',', ';', '\t'] as const;
export type Delimiter = (typeof delimiters)[number];

/** The first record: up to a line break that is not inside quotes. */
const firstRecord = (text: string): string => {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r') && at > 0) return text.slice(0, at);
  }
  return text;
};

/** The one that separates most cells of the header row. */
export const detectDelimiter = (text: string): Delimiter => {
  const header = firstRecord(text.trimStart()).replaceAll(/"[^"]*"/g, '');
  const count = (delimiter: Delimiter): number => header.split(delimiter).length;
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best));
};
