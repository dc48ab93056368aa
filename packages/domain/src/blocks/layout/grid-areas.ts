import { PHONE_COLUMNS } from './layout.ts';
import type { PhoneCell } from './phone-layout.ts';

/** CSS `grid-area` of a block. For phones undefined if it has the full width. */
export const gridAreas = (
  cell: PhoneCell,
): { readonly desktop: string; readonly phone: string | undefined } => {
  const { columnStart, columnEnd, rowStart, rowEnd, block } = cell;
  const isDefault =
    columnStart === 1 && columnEnd === PHONE_COLUMNS + 1 && rowStart === undefined && rowEnd === undefined;
  const { desktop } = block;
  return {
    desktop: `${desktop.rowStart}/${desktop.columnStart}/${desktop.rowEnd}/${desktop.columnEnd}`,
    phone: isDefault ? undefined : `${rowStart ?? 'auto'}/${columnStart}/${rowEnd ?? 'auto'}/${columnEnd}`,
  };
};
