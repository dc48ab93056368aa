import { PHONE_COLUMNS, type PlacedBlock } from './layout.ts';

/** At most this wide, a screen is a phone; from the next pixel on, a desktop. */
export const PHONE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = PHONE_MAX_WIDTH + 1;

/** Where a block stands on a phone. Rows that are missing follow from the blocks before it. */
export interface PhoneCell {
  readonly block: PlacedBlock;
  readonly columnStart: number;
  readonly columnEnd: number;
  readonly rowStart?: number;
  readonly rowEnd?: number;
  readonly isHidden: boolean;
}

const readingOrder = (one: PlacedBlock, other: PlacedBlock): number =>
  one.desktop.rowStart - other.desktop.rowStart || one.desktop.columnStart - other.desktop.columnStart;

const onPhone = (block: PlacedBlock): PhoneCell => {
  const { phone = {} } = block;
  return {
    block,
    columnStart: phone.columnStart ?? 1,
    columnEnd: phone.columnEnd ?? PHONE_COLUMNS + 1,
    ...(phone.rowStart === undefined ? {} : { rowStart: phone.rowStart }),
    ...(phone.rowEnd === undefined ? {} : { rowEnd: phone.rowEnd }),
    isHidden: phone.isHidden ?? false,
  };
};

/**
 * The blocks of a section one below the other, in the order they are read on the desktop: by row, then by column.
 * A block stored with a row of its own for phones takes its place there.
 */
export const layOutPhone = (blocks: readonly PlacedBlock[]): PhoneCell[] =>
  blocks.toSorted(readingOrder).map(onPhone);
