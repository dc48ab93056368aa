import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import { mountText, type TextOptions, type TextSession } from '../../text/index.ts';
import type { Perform } from '../acts/act.ts';
import { blockIn, type Scene } from '../model/scene.ts';
import { addBelow, isSameText, keepText, withDocument, withLines } from './block-text.ts';
import { createCatching } from './catch-typing.ts';
import { focusedInApp } from './focused-in-app.ts';
import { blockElement } from './frame-marks.ts';

/** What writing on the page needs of the canvas, as it is at the moment. */
export interface TextSurroundings {
  readonly page: Document | undefined;
  readonly sceneNow: () => Scene;
  readonly canChange: boolean;
  /** Which blocks can be added from within a text. */
  readonly isOffered: (kind: BlockKind) => boolean;
  readonly perform: Perform;
  readonly announce: (text: string) => void;
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
  /** False for blocks without a text of their own on the page. */
  readonly start: (blockId: string) => boolean;
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

interface Busy {
  readonly blockId: string;
  readonly page: Document;
  /** The block's own: taken off the page it is kept, and comes back with undo as it was. */
  readonly element: Element | null;
  /** Missing while the editor is still loading. */
  session?: TextSession;
  letFocusGo?: () => void;
  /** What the block holds as far as this text knows, to tell what is written here from what comes from elsewhere. */
  known: PlacedBlock['value'];
  /** What had the focus before, where that is not the page itself. */
  readonly from: HTMLElement | undefined;
}

const fieldOf = (page: Document, blockId: string): HTMLElement | null | undefined =>
  blockElement(page, blockId)?.querySelector<HTMLElement>('[data-edit-field="document"]');

const markBusy = ({ element }: Busy, isBusy: boolean): void =>
  void element?.toggleAttribute('data-edit-busy', isBusy);

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

/** Puts in what undo or others made of the text. False once the block is gone. */
const takeOver = (busy: Busy, { sceneNow, perform }: TextSurroundings): boolean => {
  const { blockId, session, known } = busy;
  const value = blockIn(sceneNow(), blockId)?.block.value;
  if (!value) return false;
  if (!session || isSameText(value, known)) return true;
  const typed = session.takeTyped();
  busy.known = value;
  session.replace(value['document'] ?? value['html']);
  // Put over what came from elsewhere, it would be gone without a word; as a change of what it was written on the server
  // asks which of the two stays.
  if (typed) keepText(perform, blockId, { document: typed, label: 'Edit text', base: known });
  return true;
};

/**
 * A question over the screen takes the focus and gives it back to the page, not to the text in it: the next key would
 * act on the block. Calling the answer ends that.
 */
const holdFocus = ({ page, element }: Busy, session: TextSession): (() => void) => {
  const view = page.defaultView;
  const comeBack = (): void => {
    if (!element?.contains(page.activeElement)) session.focus();
  };
  view?.addEventListener('focus', comeBack);
  return () => view?.removeEventListener('focus', comeBack);
};

const giveBackFocus = ({ from, page }: Busy): void => {
  if (from?.isConnected) from.focus();
  else page.defaultView?.focus();
};

const keepLines = ({ sceneNow, perform }: TextSurroundings, blockId: string, typed: string): void => {
  const value = blockIn(sceneNow(), blockId)?.block.value;
  const written = value && withLines(value, typed);
  if (written) keepText(perform, blockId, { document: written, label: 'Edit text' });
};

interface Hands {
  readonly exit: () => void;
  readonly insertBelow: (blockId: string, kind: BlockKind) => void;
}

const optionsOf = (
  begun: Busy,
  around: () => TextSurroundings,
  { exit, insertBelow }: Hands,
): TextOptions => ({
  document: begun.known['document'],
  label: 'Text',
  onChange: (next, label) => {
    begun.known = withDocument(begun.known, next);
    keepText(around().perform, begun.blockId, { document: next, label });
  },
  onExit: exit,
  blocks: { isOffered: around().isOffered, onInsert: (kind) => insertBelow(begun.blockId, kind) },
  onUndo: () => around().undo(),
  onRedo: () => around().redo(),
});

export const createTextEditing = (around: () => TextSurroundings, onOpen: OnOpen): TextEditing => {
  let busy: Busy | undefined;

  const close = (): void => {
    const left = busy;
    patience.end();
    if (!left) return;
    left.letFocusGo?.();
    left.session?.destroy();
    busy = undefined;
    markBusy(left, false);
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
  const catching = createCatching({ onEscape: exit, onLeft: (...left) => keepLines(around(), ...left) });

  const insertBelow = (blockId: string, kind: BlockKind): void => {
    stop();
    const added = addBelow(around().perform, blockId, kind);
    if (added !== undefined && kind === 'text') startSoon(added);
  };

  const mount = async (begun: Busy, element: HTMLElement): Promise<void> => {
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
    begun.session = session;
    begun.letFocusGo = holdFocus(begun, session);
    onOpen({ blockId: begun.blockId, session });
    session.focus('end');
    session.type(catching.take());
  };

  const start = (blockId: string): boolean => {
    const { page, sceneNow, canChange } = around();
    const found = blockIn(sceneNow(), blockId);
    const element = page && fieldOf(page, blockId);
    if (!page || !found || !element || !canChange) return false;
    if (busy?.blockId === blockId) return true;
    close();
    busy = {
      blockId,
      page,
      element: blockElement(page, blockId),
      known: found.block.value,
      from: focusedInApp(),
    };
    markBusy(busy, true);
    catching.begin(page, blockId);
    void mount(busy, element);
    return true;
  };
  const patience = createPatience(start, stop);

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
