export const bodyLimits = { BYTES: 1_048_576, DEPTH: 64 } as const;

/** A body that cannot be parsed. A separate class, because the same error in a handler is a bug. */
export class UnreadableBody extends Error {}

const QUOTE = 34;
const BACKSLASH = 92;

/** PostgreSQL cannot store NUL characters. */
const containsNul = (text: string): boolean => /(?<!\\)(?:\\\\)*\\u0000/.test(text) || text.includes('\0');

/** Checked before parsing: a million brackets would otherwise be parsed and validated first. */
const checkJsonDepth = (text: string): void => {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (inString) {
      if (code === BACKSLASH) i += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > bodyLimits.DEPTH)
        throw new UnreadableBody(`JSON nests deeper than ${bodyLimits.DEPTH} levels.`);
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
};

export const parseBody = (text: string): unknown => {
  if (text === '') return undefined;
  checkJsonDepth(text);
  if (containsNul(text)) throw new UnreadableBody('The text holds a NUL character.');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableBody('The body is no JSON.', { cause: error });
  }
};
