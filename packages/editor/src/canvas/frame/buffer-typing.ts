import { catchTyping } from '../../text/index.ts';

interface CatchHands {
  readonly onEscape: () => void;
  /** What was typed for a text that did not come to be opened. */
  readonly onLeft: (blockId: string, typed: string) => void;
}

/** Keeps what is typed for one block until its text is open. */
export const createCatching = ({ onEscape, onLeft }: CatchHands) => {
  let catching: { readonly blockId: string; readonly take: () => string } | undefined;
  /** Ends it: what was typed. */
  const take = (): string => {
    const typed = catching?.take() ?? '';
    catching = undefined;
    return typed;
  };
  const end = (): void => {
    const blockId = catching?.blockId ?? '';
    const typed = take();
    if (typed !== '') onLeft(blockId, typed);
  };
  return {
    take,
    end,
    blockId: () => catching?.blockId,
    begin: (page: Document, blockId: string): void => {
      if (catching?.blockId === blockId) return;
      end();
      catching = { blockId, take: catchTyping(page, onEscape) };
    },
  };
};
