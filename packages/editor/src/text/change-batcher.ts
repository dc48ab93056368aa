import { isSameText, type TextDocument } from './schema/stored-document.ts';

const TYPING_PAUSE_MS = 700;

/** Continuous typing must not lose more than this in a crash. */
const MAX_CHANGE_MS = 4000;

export interface ChangeBatcher {
  /** Reports input; the change is complete after a pause. */
  readonly touch: () => void;
  readonly flush: (label?: string) => void;
  /** Returns input since the last change and counts it as passed on. */
  readonly take: () => TextDocument | undefined;
  /** Sets the base text without reporting a change. */
  readonly settle: (document: TextDocument) => void;
}

interface BatcherOptions {
  readonly read: () => TextDocument;
  readonly onChange: (document: TextDocument, label: string) => void;
  /** Reports whether input waits to be passed on. */
  readonly onPending?: ((isPending: boolean) => void) | undefined;
}

/** Batches input into undoable changes. */
export const createChangeBatcher = ({ read, onChange, onPending }: BatcherOptions): ChangeBatcher => {
  let last = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  const stopWaiting = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    if (wasWaiting) onPending?.(false);
    return wasWaiting;
  };
  const take = (): TextDocument | undefined => {
    if (!stopWaiting()) return undefined;
    const document = read();
    if (isSameText(document, last)) return undefined;
    last = document;
    return document;
  };
  const flush = (label = 'Edit text'): void => {
    const document = take();
    if (document) onChange(document, label);
  };
  return {
    touch: () => {
      const now = performance.now();
      if (timer === undefined) {
        began = now;
        onPending?.(true);
      }
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(TYPING_PAUSE_MS, Math.max(0, began + MAX_CHANGE_MS - now)));
    },
    flush,
    take,
    settle: (document) => {
      stopWaiting();
      last = document;
    },
  };
};
