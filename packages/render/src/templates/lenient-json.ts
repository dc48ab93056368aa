/** Commas before a closing bracket, outside strings. Configuration files of real templates have them. */
const dropTrailingCommas = (text: string): string =>
  text.replaceAll(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, (_, string: string | undefined) => string ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface ReadConfiguration {
  readonly value: Readonly<Record<string, unknown>>;
  readonly fault?: string;
}

/** Never throws: a template with a broken file still renders with what is left. */
export const readConfiguration = (text: string | undefined): ReadConfiguration => {
  if (text === undefined) return { value: {} };
  try {
    const value: unknown = JSON.parse(dropTrailingCommas(text.replace(/^\uFEFF/, '')));
    return isRecord(value) ? { value } : { value: {}, fault: 'The file must hold one JSON object.' };
  } catch (error) {
    return { value: {}, fault: error instanceof Error ? error.message : String(error) };
  }
};
