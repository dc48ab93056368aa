/** Names that public templates use, most frequent first. */
const countedNames = {
  instructions: [
    'section',
    'if',
    'or',
    'repeated section',
    'var',
    'alternates with',
    'macro',
    'newline',
    'ctx',
    'eval',
  ],
  tags: ['script', 'navigation', 'block-field', 'query', 'folder-navigation', 'category', 'related'],
  formatters:
    `apply date image-meta url-encode slugify safe item-classes product-price json htmlattr like-button
    social-button-inline count video product-status comments product-checkout cart-url cart-quantity comment-link
    json-pretty social-button pluralize round get lookup truncate child-image-meta timesince capitalize
    google-calendar-url image humanizeDuration width height video-meta`.split(/\s+/),
  predicates: `equal main-image collection passthrough folder index same-day notEqual video image excerpt
    background-source-video collectionTypeNameEquals comments child-images debug lessThan greaterThan calendar-view
    disqus`.split(/\s+/),
} as const;

/** Names that no file of the template uses. */
export const unusedNames = (files: Iterable<readonly [string, string]>): string[] => {
  const text = [...files].filter(([path]) => /\.(?:region|list|item|page|block)$/.test(path)).join('\n');
  const unused = (names: readonly string[], pattern: (name: string) => RegExp): string[] =>
    names.filter((name) => !pattern(name).test(text));
  return [
    ...unused(countedNames.instructions, (name) => new RegExp(`\\{\\.${name}\\b`)),
    ...unused(countedNames.tags, (name) => new RegExp(`<squarespace:${name} `)),
    ...unused(countedNames.formatters, (name) => new RegExp(`\\|${name}[ }|]`)),
    ...unused(countedNames.predicates, (name) => new RegExp(`[. ]${name}\\?`)),
  ];
};
