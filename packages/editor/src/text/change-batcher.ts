import { isSameText, type TextDocument } from './schema/stored-document.ts';

const TYPING_PAUSE_MS = 700;

/** Who writes without a pause must not lose more than this when the machine fails. */
const LONGEST_CHANGE_MS = 4000;

export interface ChangeBatcher {
  /** Something was typed; the change is complete when nothing more comes for a while. */
  readonly touch: () => void;
  readonly flush: (label?: string) => void;
  /** What was typed since the last change, which then counts as passed on. */
  readonly take: () => TextDocument | undefined;
  /** The text is this now without a change of the contributor's. */
  readonly settle: (document: TextDocument) => void;
}

interface ClosingOptions {
  readonly read: () => TextDocument;
  readonly onChange: (document: TextDocument, label: string) => void;
  /** Something is typed that was not passed on yet; or no longer. */
  readonly onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** Gathers key presses into changes that can be undone one by one. */
export const createChangeBatcher = ({ read, onChange, onWaiting }: ClosingOptions): ChangeBatcher => {
  let last = read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let began = 0;
  const stopWaiting = (): boolean => {
    const wasWaiting = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    if (wasWaiting) onWaiting?.(false);
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
        onWaiting?.(true);
      }
      clearTimeout(timer);
      timer = setTimeout(flush, Math.min(TYPING_PAUSE_MS, Math.max(0, began + LONGEST_CHANGE_MS - now)));
    },
    flush,
    take,
    settle: (document) => {
      stopWaiting();
      last = document;
    },
  };
};
