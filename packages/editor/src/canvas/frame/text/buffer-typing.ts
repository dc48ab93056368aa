import { bufferTyping } from '../../../text/index.ts';

interface TypingBufferHandlers {
  readonly onEscape: () => void;
  /** Input for a text that was not opened. */
  readonly onLeft: (blockId: string, typed: string) => void;
}

/** Buffers input for one block until its editor is open. */
export const createTypingBuffer = ({ onEscape, onLeft }: TypingBufferHandlers) => {
  let typingBuffer: { readonly blockId: string; readonly take: () => string } | undefined;
  /** Stops buffering and returns the input. */
  const take = (): string => {
    const typed = typingBuffer?.take() ?? '';
    typingBuffer = undefined;
    return typed;
  };
  const end = (): void => {
    const blockId = typingBuffer?.blockId ?? '';
    const typed = take();
    if (typed !== '') onLeft(blockId, typed);
  };
  return {
    take,
    end,
    blockId: () => typingBuffer?.blockId,
    begin: (page: Document | undefined, blockId: string): void => {
      if (!page || typingBuffer?.blockId === blockId) return;
      end();
      typingBuffer = { blockId, take: bufferTyping(page, onEscape) };
    },
  };
};
