import { useEffect, useState } from 'react';
import { useLatest } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { createTextEditing, type OpenText, type TextEditing } from '../frame/text/text-editing.ts';
import type { TextEditingContext } from '../frame/text/text-editing-context.ts';
import type { PageAreas } from '../model/page-areas.ts';
import { selectedIds, type Selection } from '../model/selection.ts';

/** The text being edited and its actions. */
export const useTextEditing = ({
  pageAreas,
  selection,
  ...context
}: TextEditingContext & { readonly pageAreas: PageAreas; readonly selection: Selection }): {
  readonly open: OpenText | undefined;
  readonly editing: TextEditing;
} => {
  const latest = useLatest(context);
  const [open, setOpen] = useState<OpenText>();
  const [editing] = useState(() => createTextEditing(() => latest.current, setOpen));
  // Runs for each rendered state but reads the current one, which may be newer.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => editing.follow(), [editing, pageAreas]);
  useEffect(() => editing.stayWith(selectedIds(selection)), [editing, selection]);
  useEffect(() => editing.stop, [editing]);
  usePendingField(editing.settle);
  return { open, editing };
};
