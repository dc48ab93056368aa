import { useEffect, useState } from 'react';
import {
  createTextEditing,
  type OpenText,
  type TextEditing,
  type TextSurroundings,
} from './frame/text-editing.ts';
import { useLatest } from './use-latest.ts';

/** The text that is open, with what opens and closes texts. */
export const useTextEditing = (
  around: TextSurroundings,
): { readonly open: OpenText | undefined; readonly editing: TextEditing } => {
  const latest = useLatest(around);
  const [open, setOpen] = useState<OpenText>();
  const [editing] = useState(() => createTextEditing(() => latest.current, setOpen));
  const { scene } = around;
  useEffect(() => editing.follow(scene), [editing, scene]);
  useEffect(() => editing.stop, [editing]);
  return { open, editing };
};
