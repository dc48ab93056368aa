import { readUndoKey } from '@sitewright/ui/undo-keys';
import { useEffect } from 'react';
import type { UndoActions } from './create-undo.ts';
import { isTextField } from './is-text-field.ts';

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen except in text fields, which have native undo. */
export const useUndoKeys = (controls: Pick<UndoActions, 'undo' | 'redo'>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const op = readUndoKey(event);
      if (!op || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      controls[op]();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [controls]);
};
