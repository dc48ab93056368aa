import { useEffect, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import {
  createTextEditing,
  type OpenText,
  type TextEditing,
  type TextEditingContext,
} from '../frame/text-editing.ts';
import type { PageAreas } from '../model/page-areas.ts';
import { selectedIds, type Selection } from '../model/selection.ts';

/** The text that is open, with what opens and closes texts. */
export const useTextEditing = ({
  pageAreas,
  selection,
  ...around
}: TextEditingContext & { readonly pageAreas: PageAreas; readonly selection: Selection }): {
  readonly open: OpenText | undefined;
  readonly editing: TextEditing;
} => {
  const latest = useLatest(around);
  const [open, setOpen] = useState<OpenText>();
  const [editing] = useState(() => createTextEditing(() => latest.current, setOpen));
  // Whenever another pageAreas is shown; it takes over that of the moment, which may be newer.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => editing.follow(), [editing, pageAreas]);
  useEffect(() => editing.stayWith(selectedIds(selection)), [editing, selection]);
  useEffect(() => editing.stop, [editing]);
  usePendingField(editing.settle);
  return { open, editing };
};
