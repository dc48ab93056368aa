import type { LineQuantity, OrderContent, OrderLine } from '../orders/index.ts';

/** Lines that are added, priced and taxed by the rules of today. */
export type AddedLines = Pick<OrderContent, 'lines' | 'taxLines'>;

export interface PricedEdit {
  readonly quantities: readonly LineQuantity[];
  readonly added: AddedLines;
}

type Share = OrderLine['taxes'][number];

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const part = (cents: number, of: number, whole: number): number =>
  Number((BigInt(cents) * BigInt(of)) / BigInt(whole));

/** To the nearest cent, half of one up. */
const rounded = (cents: number, of: number, whole: number): number =>
  Number((2n * BigInt(cents) * BigInt(of) + BigInt(whole)) / (2n * BigInt(whole)));

const netOf = ({ subtotalCents, discountCents }: Pick<OrderLine, 'subtotalCents' | 'discountCents'>) =>
  subtotalCents - discountCents;

/** Fewer pieces take their share of the discount with them; more pieces have none. */
const discountsFor = (line: OrderLine, quantity: number): OrderLine['discounts'] =>
  quantity >= line.quantity
    ? line.discounts
    : line.discounts.map(({ id, amountCents }) => ({
        id,
        amountCents: part(amountCents, quantity, line.quantity),
      }));

/** Tax follows the amount at the rate that was agreed. */
const taxesFor = (line: OrderLine, netCents: number): OrderLine['taxes'] => {
  const before = netOf(line);
  return line.taxes.map(({ ruleId, amountCents }) => ({
    ruleId,
    amountCents: before === 0 ? 0 : rounded(amountCents, netCents, before),
  }));
};

/** The line with another number of pieces, at the price it was sold for. */
const withQuantity = (line: OrderLine, quantity: number): OrderLine => {
  if (quantity === line.quantity) return line;
  const subtotalCents = line.subtotalCents + line.unitCents * (quantity - line.quantity);
  const discounts = discountsFor(line, quantity);
  const discountCents = sum(discounts.map(({ amountCents }) => amountCents));
  const taxes = taxesFor(line, subtotalCents - discountCents);
  const taxCents = sum(taxes.map(({ amountCents }) => amountCents));
  return { ...line, quantity, subtotalCents, discounts, discountCents, taxes, taxCents };
};

/** Whether there would be more of a line that cost nothing after its discount: it does not say how it is taxed. */
export const addsToFreeLine = (
  { lines }: Pick<OrderContent, 'lines'>,
  quantities: readonly LineQuantity[],
): boolean =>
  lines.some(
    (line) =>
      netOf(line) === 0 &&
      line.unitCents > 0 &&
      quantities.some(({ lineId, quantity }) => lineId === line.id && quantity > line.quantity),
  );

const sharesOf = (lines: readonly OrderLine[]): Share[] => lines.flatMap(({ taxes }) => taxes);

const totalOf = (shares: readonly Share[], id: string): number =>
  sum(shares.filter(({ ruleId }) => ruleId === id).map(({ amountCents }) => amountCents));

/** A rule whose rate has changed since is a row of its own. */
const idOfAdded = ({ taxLines }: OrderContent, { id, rate }: OrderContent['taxLines'][number]): string => {
  const known = taxLines.find((line) => line.id === id);
  return known && known.rate !== rate ? `${id} ${rate}` : id;
};

const renamed = (content: OrderContent, { lines, taxLines }: AddedLines): AddedLines => {
  const ids = new Map(taxLines.map((line) => [line.id, idOfAdded(content, line)]));
  return {
    lines: lines.map((line) => ({
      ...line,
      taxes: line.taxes.map((share) => ({ ...share, ruleId: ids.get(share.ruleId) ?? share.ruleId })),
    })),
    taxLines: taxLines.map((line) => ({ ...line, id: ids.get(line.id) ?? line.id })),
  };
};

/** Shipping keeps its tax, so that only what the lines changed by is added. */
const taxLinesAfter = (
  { lines: before, taxLines }: OrderContent,
  lines: readonly OrderLine[],
  added: AddedLines,
): OrderContent['taxLines'] => {
  const known = new Set(taxLines.map(({ id }) => id));
  const rows = [
    ...taxLines,
    ...added.taxLines.filter(({ id }) => !known.has(id)).map((line) => ({ ...line, amountCents: 0 })),
  ];
  return rows.map((row) => ({
    ...row,
    amountCents: row.amountCents + totalOf(sharesOf(lines), row.id) - totalOf(sharesOf(before), row.id),
  }));
};

const discountsAfter = (
  { lines: before, discounts }: OrderContent,
  lines: readonly OrderLine[],
): OrderContent['discounts'] => {
  const taken = (all: readonly OrderLine[], id: string): number =>
    sum(
      all.flatMap((line) => line.discounts.filter((each) => each.id === id).map((each) => each.amountCents)),
    );
  return discounts
    .map((discount) => ({
      ...discount,
      amountCents: discount.amountCents + taken(lines, discount.id) - taken(before, discount.id),
    }))
    .filter(({ amountCents, isShippingFree }) => amountCents > 0 || isShippingFree);
};

/**
 * The order after an edit. Lines keep their prices and the rates of their taxes, discounts stay with the pieces they
 * were given for, and shipping and gift cards stay as they were agreed.
 */
export const editContent = (content: OrderContent, { quantities, added }: PricedEdit): OrderContent => {
  const wanted = new Map(quantities.map(({ lineId, quantity }) => [lineId, quantity]));
  const more = renamed(content, added);
  const lines = [
    ...content.lines
      .map((line) => withQuantity(line, wanted.get(line.id) ?? line.quantity))
      .filter(({ quantity }) => quantity > 0),
    ...more.lines,
  ];
  const subtotalCents = sum(lines.map((line) => line.subtotalCents));
  const discountCents = sum(lines.map((line) => line.discountCents));
  const taxOf = (all: readonly OrderLine[]): number => sum(all.map((line) => line.taxCents));
  const taxCents = content.taxCents + taxOf(lines) - taxOf(content.lines);
  return {
    ...content,
    lines,
    subtotalCents,
    discountCents,
    discounts: discountsAfter(content, lines),
    taxCents,
    taxLines: taxLinesAfter(content, lines, more),
    totalCents:
      subtotalCents - discountCents + content.shippingCents + (content.pricesIncludeTax ? 0 : taxCents),
  };
};
