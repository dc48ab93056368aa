import type { PlacedBlock } from '@sitewright/domain/blocks';
import { mountText, type TextSession } from '../../text/index.ts';
import type { Perform } from '../acts/act.ts';
import { blockIn, type Scene } from '../model/scene.ts';
import { addBelow, isSameText, keepText, withDocument } from './block-text.ts';
import { blockElement } from './frame-marks.ts';

/** What writing on the page needs of the canvas, as it is at the moment. */
export interface TextSurroundings {
  readonly page: Document | undefined;
  readonly sceneNow: () => Scene;
  readonly canChange: boolean;
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
  /** Makes a command of what was typed last. */
  readonly settle: () => void;
  /** Takes over what undo or others made of the text. */
  readonly follow: () => void;
}

interface Busy {
  readonly blockId: string;
  readonly page: Document;
  /** Missing while the editor is still loading. */
  session?: TextSession;
  /** What the block holds as far as this text knows, to tell what is written here from what comes from elsewhere. */
  known: PlacedBlock['value'];
  /** What had the focus before, where that is not the page itself. */
  readonly from: HTMLElement | undefined;
}

const focusedInApp = (): HTMLElement | undefined => {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body && activeElement.tagName !== 'IFRAME'
    ? activeElement
    : undefined;
};

const fieldOf = (page: Document, blockId: string): HTMLElement | null | undefined =>
  blockElement(page, blockId)?.querySelector<HTMLElement>('[data-edit-field="document"]');

const markBusy = ({ page, blockId }: Busy, isBusy: boolean): void => {
  blockElement(page, blockId)?.toggleAttribute('data-edit-busy', isBusy);
};

type OnOpen = (open: OpenText | undefined) => void;

const LOOK_MS = 40;
const MOST_LOOKS = 200;

/** Tries until it works. Another wish ends this one, and so does giving it up. */
const createPatience = (attempt: (blockId: string) => boolean) => {
  let wanted: symbol | undefined;
  return {
    end: () => void (wanted = undefined),
    begin: (blockId: string): void => {
      const wish = Symbol(blockId);
      wanted = wish;
      const look = (looks: number): void => {
        if (wanted !== wish || attempt(blockId) || looks === MOST_LOOKS) return;
        setTimeout(() => look(looks + 1), LOOK_MS);
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

const giveBackFocus = ({ from, page }: Busy): void => {
  if (from?.isConnected) from.focus();
  else page.defaultView?.focus();
};

export const createTextEditing = (around: () => TextSurroundings, onOpen: OnOpen): TextEditing => {
  let busy: Busy | undefined;

  const stop = (): void => {
    const left = busy;
    patience.end();
    if (!left) return;
    left.session?.destroy();
    busy = undefined;
    markBusy(left, false);
    onOpen(undefined);
    around().onLeave(left.blockId);
  };

  /** Back to where writing began: a row of the outline, or the page. */
  const exit = (): void => {
    const left = busy;
    stop();
    if (!left) return;
    giveBackFocus(left);
    around().announce('Text left.');
  };

  const open = (begun: Busy, element: HTMLElement): Promise<TextSession | undefined> => {
    const { blockId } = begun;
    return mountText(element, {
      document: begun.known['document'],
      label: 'Text',
      onChange: (next, label) => {
        begun.known = withDocument(begun.known, next);
        keepText(around().perform, blockId, { document: next, label });
      },
      onExit: exit,
      onInsertBlock: (kind) => {
        stop();
        const added = addBelow(around().perform, blockId, kind);
        if (added !== undefined && kind === 'text') patience.begin(added);
      },
      onUndo: () => around().undo(),
      onRedo: () => around().redo(),
    }).catch(() => undefined);
  };

  const mount = async (begun: Busy, element: HTMLElement): Promise<void> => {
    const { blockId } = begun;
    const session = await open(begun, element);
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
    onOpen({ blockId, session });
    session.focus('end');
  };

  const start = (blockId: string): boolean => {
    const { page, sceneNow, canChange } = around();
    const found = blockIn(sceneNow(), blockId);
    const element = page && fieldOf(page, blockId);
    if (!page || !found || !element || !canChange) return false;
    if (busy?.blockId === blockId) return true;
    stop();
    busy = { blockId, page, known: found.block.value, from: focusedInApp() };
    markBusy(busy, true);
    void mount(busy, element);
    return true;
  };
  const patience = createPatience(start);

  return {
    stop,
    start,
    startSoon: patience.begin,
    settle: () => busy?.session?.flush(),
    follow: () => {
      if (busy && !takeOver(busy, around())) stop();
    },
  };
};
