import { readUndoKey } from '@sitewright/ui/undo-keys';
import { useEffect } from 'react';
import { isTextField } from './is-text-field.ts';
import { useStepBack } from './use-step-back.ts';

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen but in a field, which has an undo of its own. */
export const useJournalKeys = (announce: (text: string) => void): void => {
  const steps = useStepBack(announce);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = readUndoKey(event);
      if (!step || event.defaultPrevented || isTextField(event.target)) return;
      event.preventDefault();
      steps[step]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
