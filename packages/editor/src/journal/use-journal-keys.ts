import { useEffect } from 'react';
import { useDocumentStore } from '../document/index.ts';
import { useStepBack } from './use-step-back.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="range"]), textarea, [contenteditable="true"]') !== null;

const readStep = ({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: KeyboardEvent): 'undo' | 'redo' | undefined => {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && ctrlKey ? 'redo' : undefined;
};

/** Ctrl+Z and Ctrl+Shift+Z anywhere on the screen but in a field, which has an undo of its own. */
export const useJournalKeys = (announce: (text: string) => void): void => {
  const steps = useStepBack(useDocumentStore(), announce);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = readStep(event);
      if (!step || event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      steps[step]();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
};
