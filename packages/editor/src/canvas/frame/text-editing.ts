import type { BlockKind } from '@sitewright/domain/blocks';
import { mountText, type TextPlace, type TextSession } from '../../text/index.ts';
import type { Perform } from '../actions/action.ts';
import { blockIn, type PageAreas } from '../model/page-areas.ts';
import { addBelow, keepLines } from './block-text.ts';
import {
  beginText,
  endText,
  giveBackFocus,
  goTo,
  openText,
  optionsOf,
  takeOver,
  type ActiveText,
} from './active-text.ts';
import { createCatching } from './buffer-typing.ts';
import { blockElement } from './frame-marks.ts';

/** What writing on the page needs of the canvas, as it is at the moment. */
export interface TextEditingContext {
  readonly page: Document | undefined;
  readonly pageAreasNow: () => PageAreas;
  readonly canChange: boolean;
  /** Which blocks can be added from within a text. */
  readonly isOffered: (kind: BlockKind) => boolean;
  readonly perform: Perform;
  readonly announce: (text: string) => void;
  /** Something is typed that is no command yet; or no longer. */
  readonly onWaiting: (isWaiting: boolean) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The block is left: the server draws it again. */
  readonly onLeave: (blockId: string) => void;
  /** The text editor could not be fetched, as without a line. */
  readonly onFailure: () => void;
}

export interface OpenText {
  readonly blockId: string;
  readonly session: TextSession;
}

/** Writing in one text block at a time, on the page itself. */
export interface TextEditing {
  /** False for blocks without a text of their own on the page. The cursor goes to the place, or to the end. */
  readonly start: (blockId: string, place?: TextPlace) => boolean;
  /** Opens a block as soon as the server has drawn it. */
  readonly startSoon: (blockId: string) => void;
  readonly stop: () => void;
  /** Something else was chosen: a text that is open or waited for would stand over the wrong one. */
  readonly stayWith: (blockIds: readonly string[]) => void;
  /** Makes a command of what was typed last. */
  readonly settle: () => void;
  /** Takes over what undo or others made of the text. */
  readonly follow: () => void;
}

const fieldOf = (page: Document, blockId: string): HTMLElement | null | undefined =>
  blockElement(page, blockId)?.querySelector<HTMLElement>('[data-edit-field="document"]');

type OnOpen = (open: OpenText | undefined) => void;

const LOOK_MS = 40;
const MOST_LOOKS = 200;

/** Tries until it works. Another wish ends this one, and so does giving it up. */
const createPatience = (attempt: (blockId: string) => boolean, onGiveUp: () => void) => {
  let wanted: symbol | undefined;
  return {
    end: () => void (wanted = undefined),
    begin: (blockId: string): void => {
      const wish = Symbol(blockId);
      wanted = wish;
      const look = (looks: number): void => {
        if (wanted !== wish || attempt(blockId)) return;
        if (looks === MOST_LOOKS) onGiveUp();
        else setTimeout(() => look(looks + 1), LOOK_MS);
      };
      look(0);
    },
  };
};

export const createTextEditing = (around: () => TextEditingContext, onOpen: OnOpen): TextEditing => {
  let busy: ActiveText | undefined;

  const close = (): void => {
    const left = busy;
    patience.end();
    if (!left) return;
    busy = undefined;
    endText(left);
    onOpen(undefined);
    around().onLeave(left.blockId);
  };

  const stop = (): void => {
    catching.end();
    close();
  };

  /** Back to where writing began: a row of the outline, or the page. */
  const exit = (): void => {
    const left = busy;
    stop();
    if (left) giveBackFocus(left);
    else around().page?.defaultView?.focus();
    around().announce('Text left.');
  };
  const catching = createCatching({
    onEscape: exit,
    onLeft: (...left) => keepLines(around().perform, ...left),
  });

  const insertBelow = (blockId: string, kind: BlockKind): void => {
    stop();
    const added = addBelow(around().perform, blockId, kind);
    if (added !== undefined && kind === 'text') startSoon(added);
  };

  const mount = async (begun: ActiveText, element: HTMLElement): Promise<void> => {
    const options = optionsOf(begun, around, { exit, insertBelow });
    const session = await mountText(element, options).catch(() => undefined);
    if (busy !== begun) {
      session?.destroy();
      return;
    }
    if (!session) {
      stop();
      around().onFailure();
      return;
    }
    openText(begun, session);
    onOpen({ blockId: begun.blockId, session });
    session.focus(begun.place ?? 'end');
    session.type(catching.take());
  };

  const start = (blockId: string, place?: TextPlace): boolean => {
    const { page, pageAreasNow, canChange } = around();
    const found = blockIn(pageAreasNow(), blockId);
    const element = page && fieldOf(page, blockId);
    if (!page || !found || !element || !canChange) return false;
    if (busy?.blockId === blockId) {
      goTo(busy, place);
      return true;
    }
    close();
    busy = beginText(page, found.block);
    busy.place = place;
    catching.begin(page, blockId);
    void mount(busy, element);
    return true;
  };
  const patience = createPatience((blockId) => start(blockId), stop);

  const startSoon = (blockId: string): void => {
    const { page } = around();
    if (page) catching.begin(page, blockId);
    patience.begin(blockId);
  };

  return {
    stop,
    start,
    startSoon,
    stayWith: (blockIds) => {
      const blockId = busy?.blockId ?? catching.blockId();
      if (blockId !== undefined && !blockIds.includes(blockId)) stop();
    },
    settle: () => busy?.session?.flush(),
    follow: () => {
      if (busy && !takeOver(busy, around())) stop();
    },
  };
};
