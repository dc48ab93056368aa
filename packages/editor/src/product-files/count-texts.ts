export type Counted = 'product' | 'picture' | 'row' | 'problem';

/** Such as “1 product” or “1,200 products”. */
export const countOf = (count: number, what: Counted): string =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

export const partOf = (done: number, total: number, what: Counted): string =>
  `${done.toLocaleString('en-US')} of ${countOf(total, what)}`;
