import {
  blockNames,
  hideOnPhone,
  moveOnPhone,
  PHONE_COLUMNS,
  phoneRows,
  resetPhone,
  setPhoneColumns,
} from '@sitewright/domain/blocks';
import { nameOfBlock } from '../model/describe.ts';
import { blockIn, type Area, type PageAreas } from '../model/page-areas.ts';
import { actionIn, type ActionResult } from './action.ts';
import {
  addBlock,
  moveToNextSection,
  nameOfBlocks,
  type BlockToAdd,
  type GridOffset,
} from './block-actions.ts';

export const phoneColumnsOf = (pageAreas: PageAreas, id: string) => {
  const phone = blockIn(pageAreas, id)?.block.phone;
  return { columnStart: phone?.columnStart ?? 1, columnEnd: phone?.columnEnd ?? PHONE_COLUMNS + 1 };
};

export const movePhoneTo = (pageAreas: PageAreas, id: string, row: number): ActionResult => {
  const found = blockIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, moveOnPhone(found.area.layout, { blockId: id, row }), {
      label: 'Move on phone',
      announcement: `${nameOfBlock(found.block)} moved to row ${Math.max(1, row)} on phones.`,
      noChangeText: `${nameOfBlock(found.block)} cannot be moved further.`,
    })
  );
};

export const resizePhoneTo = (
  pageAreas: PageAreas,
  id: string,
  columns: { readonly columnStart: number; readonly columnEnd: number },
): ActionResult => {
  const found = blockIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, setPhoneColumns(found.area.layout, { blockId: id, ...columns }), {
      label: 'Resize on phone',
      announcement: `${nameOfBlock(found.block)} resized to columns ${columns.columnStart} to ${columns.columnEnd - 1} on phones.`,
      noChangeText: `${nameOfBlock(found.block)} cannot be moved or resized further.`,
    })
  );
};

/** Up and down change the order, left and right the columns. */
export const movePhoneBy = (
  pageAreas: PageAreas,
  id: string,
  { columns, rows }: GridOffset,
): ActionResult => {
  const found = blockIn(pageAreas, id);
  const own = found && phoneRows(found.section.blocks).get(id);
  if (!own) return undefined;
  if (rows !== 0) return movePhoneTo(pageAreas, id, own.rowStart + rows);
  const { columnStart, columnEnd } = phoneColumnsOf(pageAreas, id);
  const step = Math.min(Math.max(columns, 1 - columnStart), PHONE_COLUMNS + 1 - columnEnd);
  return resizePhoneTo(pageAreas, id, { columnStart: columnStart + step, columnEnd: columnEnd + step });
};

export const resizePhoneBy = (pageAreas: PageAreas, id: string, { columns }: GridOffset): ActionResult => {
  const { columnStart, columnEnd } = phoneColumnsOf(pageAreas, id);
  const end = Math.min(Math.max(columnEnd + columns, columnStart + 1), PHONE_COLUMNS + 1);
  return columns === 0 ? undefined : resizePhoneTo(pageAreas, id, { columnStart, columnEnd: end });
};

/** Announces an action by the block's resulting row on phones. */
const announceOnPhone = (action: ActionResult, id: string, tell: (place: string) => string): ActionResult => {
  if (!action || !('areas' in action)) return action;
  const section = action.areas
    .flatMap(({ layout }) => layout)
    .find(({ blocks }) => blocks.some((block) => block.id === id));
  const row = section && phoneRows(section.blocks).get(id)?.rowStart;
  return row === undefined ? action : { ...action, announcement: tell(`row ${row} on phones`) };
};

export const addOnPhone = (area: Area, addition: BlockToAdd): ActionResult =>
  announceOnPhone(
    addBlock(area, addition),
    addition.id,
    (place) => `${blockNames[addition.kind]} added at ${place}.`,
  );

export const movePhoneToNextSection = (
  pageAreas: PageAreas,
  ids: readonly string[],
  by: 1 | -1,
): ActionResult => {
  const blocks = ids.flatMap((id) => blockIn(pageAreas, id)?.block ?? []);
  const action = moveToNextSection(pageAreas, ids, by);
  const where = by === 1 ? 'below' : 'above';
  return announceOnPhone(
    action,
    blocks[0]?.id ?? '',
    (place) => `${nameOfBlocks(blocks)} moved to the section ${where}, ${place}.`,
  );
};

export const setHidden = (pageAreas: PageAreas, id: string, isHidden: boolean): ActionResult => {
  const found = blockIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, hideOnPhone(found.area.layout, { blockId: id, isHidden }), {
      label: isHidden ? 'Hide on phone' : 'Show on phone',
      announcement: `${nameOfBlock(found.block)} is ${isHidden ? 'hidden' : 'shown'} on phones.`,
    })
  );
};

export const followDesktop = (pageAreas: PageAreas, ids: readonly string[]): ActionResult => {
  const [first] = ids.flatMap((id) => blockIn(pageAreas, id) ?? []);
  return (
    first &&
    actionIn(first.area, resetPhone(first.area.layout, { blockIds: ids }), {
      label: 'Reset phone layout',
      announcement: 'Phone layout reset.',
    })
  );
};
