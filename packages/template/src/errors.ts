export type ErrorCode =
  | 'formatter-unknown'
  | 'predicate-unknown'
  | 'not-allowed-at-root'
  | 'not-allowed-in-block'
  | 'block-never-executes'
  | 'end-of-file-in-block'
  | 'text-after-end-of-file'
  | 'nesting-too-deep'
  | 'template-too-long'
  | 'partial-not-found'
  | 'partial-not-parsed'
  | 'partial-too-deep'
  | 'expression-not-parsed'
  | 'expression-failed'
  | 'instruction-failed'
  | 'not-implemented'
  | 'limit-reached'
  | 'formatter-reported';

/** A problem in a template. `line` and `column` count from 1, `offset` from 0, in UTF-16 units. */
export interface TemplateError {
  readonly code: ErrorCode;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly offset: number;
  /** Name of the partial that contains the position; absent for the template itself. */
  readonly partial?: string;
}

/** A problem before its offset is converted to line and column. */
export interface Problem {
  readonly code: ErrorCode;
  readonly message: string;
  readonly offset: number;
}

/** A template can fail in every iteration of a long loop; more errors help no one and fill memory. */
export const ERROR_LIMIT = 1000;
/** Maximum length of names and expressions in messages. */
const MAX_DETAIL_LENGTH = 1000;

type MessageOf = (...details: [string, string, string]) => string;

/** One message per code. The first sentence is the wording of the language, the second says what to do. */
export const messages = {
  'formatter-unknown': (name) =>
    `SyntaxError: Formatter '${name}' is unknown. The tag is printed as text: correct the name, or put a blank after the brace if text is meant.`,
  'predicate-unknown': (name) =>
    `SyntaxError: Predicate '${name}' is unknown. It counts as false: correct the name.`,
  'not-allowed-at-root': (tag) =>
    `SyntaxError: Instruction ${tag} not allowed at root. Remove it, or open the block it belongs to before it.`,
  'not-allowed-in-block': (tag, block) =>
    `SyntaxError: ${tag} instruction is not allowed inside ${block} block. Remove it, or close the block with {.end} first.`,
  'block-never-executes': () =>
    `SyntaxError: This OR_PREDICATE block will never execute. An {.or} without a predicate must be the last of its block.`,
  'end-of-file-in-block': (block) =>
    `SyntaxError: Reached EOF in the middle of ${block}. Close the block that starts here with {.end}.`,
  'text-after-end-of-file': () =>
    'SyntaxError: Nothing after {.eof} is read. Remove the tag, or what follows it.',
  'nesting-too-deep': (limit) =>
    `SyntaxError: Blocks are nested deeper than ${limit}. Move the inner ones to a partial or macro.`,
  'template-too-long': (limit) =>
    `SyntaxError: The template has more than ${limit} tags. What follows is left out: move parts of it to partials.`,
  'partial-not-found': (name) =>
    `RuntimeError: Attempt to apply partial '${name}' which could not be found. Add a partial or macro of that name, or correct it.`,
  'partial-not-parsed': (name, why) => `RuntimeError: Parse of partial "${name}" failed: ${why}`,
  'partial-too-deep': (name, limit) =>
    `RuntimeError: Attempt to apply partial '${name}' exceeded maximum recursion depth of ${limit}. Let the partial stop applying itself.`,
  'expression-not-parsed': (source, why) =>
    `RuntimeError: Error parsing expression: ${JSON.stringify(source)}: ${why}`,
  'expression-failed': (source, why) => `RuntimeError: Error reducing expression: ${source}: ${why}`,
  'instruction-failed': (errorName, opcode, why) =>
    `RuntimeError: Unexpected ${errorName} error when executing ${opcode}: ${why}`,
  'not-implemented': (name) => `"${name}" formatter is not yet implemented`,
  'limit-reached': (what) => `RuntimeError: The render was stopped: ${what}.`,
  'formatter-reported': (message) => message,
} satisfies Record<ErrorCode, MessageOf>;

export const problem = (code: ErrorCode, offset: number, ...details: string[]): Problem => {
  const [first = '', second = '', third = ''] = details.map((detail) => detail.slice(0, MAX_DETAIL_LENGTH));
  const text: MessageOf = messages[code];
  return { code, message: text(first, second, third), offset };
};
