import { useToast } from '../controls/index.ts';
import { useDocumentStore } from '../document/index.ts';

/** Undo and redo with what is said about them. */
export const useStepBack = (announce: (text: string) => void) => {
  const store = useDocumentStore();
  const toast = useToast();
  const step = (op: 'undo' | 'redo') => {
    const entry = store[op]();
    if (entry) announce(`${op === 'undo' ? 'Undone' : 'Redone'}: ${entry.label}.`);
    else if (store.state().isOffline) toast('This can be undone once you are online again.', 'bad');
    else announce(op === 'undo' ? 'Nothing to undo.' : 'Nothing to redo.');
  };
  return { undo: () => step('undo'), redo: () => step('redo') };
};
