import { isRecord } from '@sitewright/domain/documents';
const STRING = /"(?:[^"\\]|\\.)*"/.source;
/** Extensions of JSON in real configuration files: comments and trailing commas. */
const EXTRAS = new RegExp(`(${STRING})|/\\*[\\s\\S]*?\\*/|(?<!:)//[^\\n]*|,(?=\\s*[}\\]])`, 'g');
const COMMENTS = new RegExp(`(${STRING})|/\\*[\\s\\S]*?\\*/|(?<!:)//[^\\n]*`, 'g');

/** Keeps line breaks, so that line numbers of errors are right. */
const blank = (found: string): string => found.replaceAll(/[^\n]/g, '');

const strip = (text: string, pattern: RegExp): string =>
  text.replaceAll(pattern, (found, string: string | undefined) => string ?? blank(found));

export interface ReadConfiguration {
  readonly value: Readonly<Record<string, unknown>>;
  readonly fault?: string;
  readonly line?: number;
}

const lineOf = (message: string, text: string): number | undefined => {
  const position = /position (\d+)/.exec(message)?.[1];
  return position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
};

/** Never throws: a template with a broken file still renders with the rest. */
export const readConfiguration = (text: string | undefined): ReadConfiguration => {
  if (text === undefined) return { value: {} };
  // Comments first, because one may follow a trailing comma.
  const json = strip(strip(text.replace(/^\uFEFF/, ''), COMMENTS), EXTRAS);
  if (json.trim() === '') return { value: {} };
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? { value } : { value: {}, fault: 'The file must hold one JSON object.' };
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    const line = lineOf(fault, json);
    return { value: {}, fault, ...(line === undefined ? {} : { line }) };
  }
};
