import { PHONE_COLUMNS, type PlacedBlock } from './layout.ts';

/** The breakpoint: up to this width, screens get the phone layout. */
export const PHONE_MAX_WIDTH = 432;
export const DESKTOP_MIN_WIDTH = PHONE_MAX_WIDTH + 1;

/** The position of a block on phones. Missing rows follow from the preceding blocks. */
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
 * The blocks of a section in one column, in their reading order on desktops: by row, then by column. Blocks
 * with explicit phone rows are placed there.
 */
export const layOutPhone = (blocks: readonly PlacedBlock[]): PhoneCell[] =>
  blocks.toSorted(readingOrder).map(onPhone);
