import { readUndoKey } from '@sitewright/ui/undo-keys';
import { useEffect } from 'react';
import { useStepBack } from './use-step-back.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"]), textarea, [contenteditable="true"]') !== null;

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen but in a field, which has an undo of its own. */
export const useJournalKeys = (announce: (text: string) => void): void => {
  const steps = useStepBack(announce);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = readUndoKey(event);
      if (!step || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      steps[step]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
