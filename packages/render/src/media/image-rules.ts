/** Attributes as an author wrote them; anything may be missing or of the wrong kind. */
export type ImageProps = Readonly<Record<string, unknown>>;

const BOOLEAN_PROPS = ['lazy', 'fit', 'stretch', 'useAdvancedPositioning'] as const;
const PRIORITIES: ReadonlySet<unknown> = new Set(['high', 'low', '']);
const LOADERS: ReadonlySet<unknown> = new Set(['sqs', 'raw']);

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

const lengthProblem = (name: string, value: unknown): string | undefined => {
  const number = typeof value === 'string' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number)) {
    return `"${name}" requires a positive integer, but received a non-integer value`;
  }
  return number > 0 ? undefined : `"${name}" requires a positive integer, but received a negative value`;
};

const requiredProblems = (props: ImageProps): string[] =>
  ['src', 'width', 'height'].filter((name) => isMissing(props[name])).map((name) => `"${name}" is required`);

const lengthProblems = (props: ImageProps): string[] =>
  ['width', 'height']
    .filter((name) => !isMissing(props[name]))
    .map((name) => lengthProblem(name, props[name]))
    .filter((problem) => problem !== undefined);

const choiceProblems = (props: ImageProps): string[] => {
  const problems: string[] = [];
  if (!PRIORITIES.has(props['priority'] ?? '')) problems.push('"priority" must be high, low or empty');
  if (!LOADERS.has(props['loader'] ?? 'sqs')) problems.push('"loader" must be sqs or raw');
  return problems;
};

const loaderProblems = (props: ImageProps): string[] => {
  const isRaw = props['loader'] === 'raw';
  if (!isRaw && !isMissing(props['srcset'])) return ['"srcset" is only allowed when "loader" is raw'];
  return !isRaw && isMissing(props['sizes']) ? ['"sizes" is required when "loader" is sqs'] : [];
};

const booleanProblems = (props: ImageProps): string[] =>
  BOOLEAN_PROPS.filter((name) => props[name] !== undefined && typeof props[name] !== 'boolean').map(
    (name) => `"${name}" must be a boolean`,
  );

/** What an author should mend about a picture. None of it keeps the picture from being shown. */
export const checkImage = (props: ImageProps): string[] => [
  ...requiredProblems(props),
  ...lengthProblems(props),
  ...choiceProblems(props),
  ...loaderProblems(props),
  ...booleanProblems(props),
];

/** The problems as comments, for the author who reads the page's source. */
export const imageComments = (props: ImageProps): string =>
  checkImage(props)
    .map((problem) => `<!-- image: ${problem} -->`)
    .join('');
