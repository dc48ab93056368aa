const LISTED = 50;

interface LowStockFacts {
  readonly siteTitle: string;
  readonly variants: readonly { readonly name: string; readonly quantity: number }[];
  readonly threshold: number;
  readonly publicOrigin: string | undefined;
}

/** In one line: a title with line breaks could pass for other lines of the email. */
const folded = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const lineOf = ({ name, quantity }: LowStockFacts['variants'][number]): string =>
  quantity === 0 ? `${name}: out of stock` : `${name}: ${quantity} left`;

const subjectOf = ({ siteTitle, variants }: LowStockFacts): string => {
  const [first] = variants;
  return variants.length === 1 && first
    ? `Low stock at ${siteTitle}: ${first.name}`
    : `Low stock at ${siteTitle}: ${variants.length} variants`;
};

const foldedFacts = (facts: LowStockFacts): LowStockFacts => ({
  ...facts,
  siteTitle: folded(facts.siteTitle),
  variants: facts.variants.map(({ name, quantity }) => ({ name: folded(name), quantity })),
});

export const lowStockEmail = (given: LowStockFacts): { subject: string; text: string } => {
  const facts = foldedFacts(given);
  const { siteTitle, variants, threshold, publicOrigin } = facts;
  const more = variants.length - LISTED;
  return {
    subject: subjectOf(facts),
    text: [
      `The stock of these variants at ${siteTitle} fell to ${threshold} or less:`,
      [...variants.slice(0, LISTED).map(lineOf), ...(more > 0 ? [`and ${more} more`] : [])].join('\n'),
      ...(publicOrigin === undefined ? [] : [`Inventory: ${publicOrigin}/config/store/inventory?status=low`]),
      'You get this email because the low stock alert is on. Turn it off in Store > Inventory.',
    ].join('\n\n'),
  };
};
