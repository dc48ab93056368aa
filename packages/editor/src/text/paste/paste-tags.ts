const asIs = (...tags: string[]) => tags.map((tag) => [tag, tag] as const);

/** What becomes of a block element; others that hold blocks stand as `div`, which the editor makes paragraphs of. */
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

/** Neither these nor what they hold is text. */
export const droppedTags: ReadonlySet<string> = new Set(
  'script style noscript template head meta link title base object embed iframe svg math canvas audio video img picture source input button select textarea nav'.split(
    ' ',
  ),
);

const looks: readonly (readonly [style: RegExp, tag: string])[] = [
  [/(?<![-\w])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![-\w])font-style:\s*italic/i, 'em'],
  [/(?<![-\w])text-decoration[^;]*:[^;]*underline/i, 'u'],
  [/(?<![-\w])text-decoration[^;]*:[^;]*line-through/i, 's'],
  [/(?<![-\w])vertical-align:\s*super/i, 'sup'],
  [/(?<![-\w])vertical-align:\s*sub(?:;|\s|$)/i, 'sub'],
];

/** Google wraps a whole copy into a `<b>` that is not bold. */
const undone: Readonly<Record<string, RegExp>> = {
  strong: /(?<![-\w])font-weight:\s*(?:normal|[1-5]00)/i,
  em: /(?<![-\w])font-style:\s*normal/i,
};

/** The marks that an inline element stands for, by its name and its style. */
export const marksOf = (tag: string, style: string): readonly string[] => {
  const own = inlineTags.get(tag);
  const isUndone = own !== undefined && undone[own]?.test(style);
  const styled = tag === 'span' || tag === 'font' ? looks.filter(([look]) => look.test(style)) : [];
  return [...(own === undefined || isUndone ? [] : [own]), ...styled.map(([, mark]) => mark)];
};
