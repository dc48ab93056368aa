import { readUndoKey } from '@sitewright/ui/undo-keys';
import { useEffect } from 'react';
import type { Steps } from './create-undo.ts';
import { isTextField } from './is-text-field.ts';

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen but in a field, which has an undo of its own. */
export const useUndoKeys = (steps: Steps): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = readUndoKey(event);
      if (!step || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      steps[step]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [steps]);
};
