const asIs = (...tags: string[]) => tags.map((tag) => [tag, tag] as const);

/** Maps block elements; other containers become `div`, which the editor turns into paragraphs. */
export const blockTags: ReadonlyMap<string, string> = new Map([
  ...asIs('p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'ul', 'ol', 'li'),
  ...asIs('table', 'tr', 'td', 'th', 'hr', 'br', 'div'),
  ...['section', 'article', 'main', 'header', 'footer', 'aside', 'address', 'figure', 'figcaption'].map(
    (tag) => [tag, 'div'] as const,
  ),
  ...['dl', 'dt', 'dd', 'center', 'fieldset', 'details', 'summary'].map((tag) => [tag, 'div'] as const),
]);

const inlineTags: ReadonlyMap<string, string> = new Map([
  ['b', 'strong'],
  ['strong', 'strong'],
  ['i', 'em'],
  ['em', 'em'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ...asIs('code', 'sub', 'sup'),
]);

/** Dropped with their content. */
export const droppedTags: ReadonlySet<string> = new Set(
  'script style noscript template head meta link title base object embed iframe svg math canvas audio video img picture source input button select textarea nav'.split(
    ' ',
  ),
);

const styleMarks: readonly (readonly [style: RegExp, tag: string])[] = [
  [/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![-\w])font-style:\s*italic/i, 'em'],
  [/(?<![-\w])text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/(?<![-\w])text-decoration[^;]*:[^;]*line-through/i, 's'],
  [/(?<![-\w])vertical-align:\s*super/i, 'sup'],
  [/(?<![-\w])vertical-align:\s*sub(?:;|\s|$)/i, 'sub'],
];

/** Google Docs wraps copies in a `<b>` with normal weight. */
const resetStyles: Readonly<Record<string, RegExp>> = {
  strong: /(?<![-\w])font-weight:\s*(?:normal|[1-5]00)/i,
  em: /(?<![-\w])font-style:\s*normal/i,
};

/** Marks of an inline element by tag and style. */
export const marksOf = (tag: string, style: string): readonly string[] => {
  const own = inlineTags.get(tag);
  const isReset = own !== undefined && resetStyles[own]?.test(style);
  const styled =
    tag === 'span' || tag === 'font' ? styleMarks.filter(([pattern]) => pattern.test(style)) : [];
  return [...(own === undefined || isReset ? [] : [own]), ...styled.map(([, mark]) => mark)];
};
