import type { LineQuantity, OrderLine } from '../orders/index.ts';

/** A line that an edit changed, as the timeline tells it. */
export interface EditedLine {
  readonly title: string;
  readonly before: number;
  readonly after: number;
}

const nameOf = ({ title, optionValues }: OrderLine): string =>
  [title, ...optionValues.map(({ value }) => value)].join(', ');

export const editedLines = (
  before: readonly OrderLine[],
  {
    quantities,
    added,
  }: { readonly quantities: readonly LineQuantity[]; readonly added: readonly OrderLine[] },
): EditedLine[] => [
  ...before.flatMap((line) => {
    const after = quantities.find(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity;
    return after === line.quantity ? [] : [{ title: nameOf(line), before: line.quantity, after }];
  }),
  ...added.map((line) => ({ title: nameOf(line), before: 0, after: line.quantity })),
];

const describeLine = ({ title, before, after }: EditedLine): string => {
  if (before === 0) return `added ${after} × ${title}`;
  if (after === 0) return `removed ${before} × ${title}`;
  return `changed ${title} from ${before} to ${after}`;
};

/** `added 1 × Pollen, removed 2 × Late Sun`, after a name. */
export const describeEdit = (lines: readonly EditedLine[]): string => lines.map(describeLine).join(', ');
