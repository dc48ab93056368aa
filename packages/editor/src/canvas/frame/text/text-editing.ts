import type { BlockKind } from '@sitewright/domain/blocks';
import { mountText, type CaretTarget, type TextSession } from '../../../text/index.ts';
import { blockIn } from '../../model/page-areas.ts';
import { addBelow, storeLines } from './block-text.ts';
import {
  markActive,
  closeText,
  restoreFocus,
  goTo,
  openText,
  optionsOf,
  syncText,
  type ActiveText,
} from './active-text.ts';
import { createTypingBuffer } from './buffer-typing.ts';
import { blockElement } from '../frame-marks.ts';
import type { TextEditingContext } from './text-editing-context.ts';

export interface OpenText {
  readonly blockId: string;
  readonly session: TextSession;
}

/** Inline editing of one text block at a time. */
export interface TextEditing {
  /** False for blocks without inline text. The caret goes to the target, or to the end. */
  readonly start: (blockId: string, place?: CaretTarget) => boolean;
  /** Edits a block as soon as the server has rendered it. */
  readonly startSoon: (blockId: string) => void;
  readonly stop: () => void;
  /** Stops editing unless the block is still selected. */
  readonly stayWith: (blockIds: readonly string[]) => void;
  /** Turns pending input into a command. */
  readonly settle: () => void;
  /** Applies changes made by undo or others. */
  readonly follow: () => void;
}

const fieldOf = (page: Document, blockId: string): HTMLElement | null | undefined =>
  blockElement(page, blockId)?.querySelector<HTMLElement>('[data-edit-field="document"]');

const isLeft = (blockId: string | undefined, blockIds: readonly string[]): boolean =>
  blockId !== undefined && !blockIds.includes(blockId);

type OnOpen = (open: OpenText | undefined) => void;

const POLL_MS = 40;
const MAX_POLLS = 200;

/** Polls until the attempt succeeds. Another request or `end` cancels it. */
const createRetry = (attempt: (blockId: string) => boolean, onGiveUp: () => void) => {
  let wanted: symbol | undefined;
  return {
    end: () => void (wanted = undefined),
    begin: (blockId: string): void => {
      const request = Symbol(blockId);
      wanted = request;
      const poll = (polls: number): void => {
        if (wanted !== request || attempt(blockId)) return;
        if (polls === MAX_POLLS) onGiveUp();
        else setTimeout(() => poll(polls + 1), POLL_MS);
      };
      poll(0);
    },
  };
};

export const createTextEditing = (context: () => TextEditingContext, onOpen: OnOpen): TextEditing => {
  let active: ActiveText | undefined;

  const close = (): void => {
    const left = active;
    retry.end();
    if (!left) return;
    active = undefined;
    closeText(left);
    onOpen(undefined);
    context().onLeave(left.blockId);
  };

  const stop = (): void => {
    typingBuffer.end();
    close();
  };

  /** Stops editing and restores the focus. */
  const exit = (): void => {
    const left = active ?? { page: context().page };
    stop();
    restoreFocus(left);
    context().announce('Stopped editing text.');
  };
  const typingBuffer = createTypingBuffer({
    onEscape: exit,
    onLeft: (...left) => storeLines(context().perform, ...left),
  });

  const insertBelow = (blockId: string, kind: BlockKind): void => {
    stop();
    const added = addBelow(context().perform, blockId, kind);
    if (added !== undefined && kind === 'text') startSoon(added);
  };

  const mount = async (started: ActiveText, element: HTMLElement): Promise<void> => {
    const options = optionsOf(started, context, { exit, insertBelow });
    const session = await mountText(element, options).catch(() => undefined);
    if (active !== started) {
      session?.destroy();
      return;
    }
    if (!session) {
      stop();
      context().onFailure();
      return;
    }
    openText(started, session);
    onOpen({ blockId: started.blockId, session });
    session.focus(started.place ?? 'end');
    session.type(typingBuffer.take());
  };

  const start = (blockId: string, place?: CaretTarget): boolean => {
    const { page, pageAreasNow, canChange } = context();
    const found = blockIn(pageAreasNow(), blockId);
    const element = page && fieldOf(page, blockId);
    if (!page || !found || !element || !canChange) return false;
    if (active?.blockId === blockId) {
      goTo(active, place);
      return true;
    }
    close();
    active = markActive(page, found.block, place);
    typingBuffer.begin(page, blockId);
    void mount(active, element);
    return true;
  };
  const retry = createRetry((blockId) => start(blockId), stop);

  const startSoon = (blockId: string): void => {
    typingBuffer.begin(context().page, blockId);
    retry.begin(blockId);
  };

  return {
    stop,
    start,
    startSoon,
    stayWith: (blockIds) => {
      if (isLeft(active?.blockId ?? typingBuffer.blockId(), blockIds)) stop();
    },
    settle: () => active?.session?.flush(),
    follow: () => {
      if (active && !syncText(active, context())) stop();
    },
  };
};
