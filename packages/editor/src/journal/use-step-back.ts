import { readUndoKey } from '@sitewright/ui/undo-keys';
import { useEffect, useMemo } from 'react';
import { useToast } from '../controls/index.ts';
import { keyOf, nextIn, useDocumentStore, type DocumentStore } from '../document/index.ts';
import { createSteps, type Journal, type Steps } from './create-steps.ts';
import type { Place } from './place.ts';

export interface StepBack extends Steps {
  readonly place: Place;
}

const isAboutSteps = (event: Event): boolean =>
  (event.target instanceof Element && event.target.closest('.journal-buttons') !== null) ||
  (event instanceof KeyboardEvent &&
    (readUndoKey(event) !== undefined || ['Control', 'Meta', 'Shift'].includes(event.key)));

/** Anything else that is pressed is another act. */
const useForgetting = ({ forget }: Steps): void => {
  useEffect(() => {
    const hear = (event: Event) => {
      if (!isAboutSteps(event)) forget();
    };
    document.addEventListener('keydown', hear, true);
    document.addEventListener('pointerdown', hear, true);
    return () => {
      document.removeEventListener('keydown', hear, true);
      document.removeEventListener('pointerdown', hear, true);
    };
  }, [forget]);
};

const journalOf = (store: DocumentStore): Journal => ({
  next: (op) => {
    // What is typed would otherwise become the change that is undone, after another one was named.
    store.typing.settle();
    return nextIn(store.state(), op);
  },
  take: (op) => store[op]() !== undefined,
  contentOf: (key) => store.state().documents.get(keyOf(key))?.content,
  isOffline: () => store.state().isOffline,
});

/** Undo and redo with what is said about them, one for each screen: its keys and its buttons ask together. */
export const useStepBack = (announce: (text: string) => void, place: Place): StepBack => {
  const store = useDocumentStore();
  const toast = useToast();
  const steps = useMemo(
    () => ({ ...createSteps({ journal: journalOf(store), place, announce, toast }), place }),
    [store, place, announce, toast],
  );
  useForgetting(steps);
  return steps;
};
