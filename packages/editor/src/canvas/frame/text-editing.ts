import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import { isSameContent } from '@sitewright/domain/documents';
import { newId } from '../../document/index.ts';
import { mountText, type TextSession } from '../../text/index.ts';
import type { ActResult } from '../acts/act.ts';
import { addBlock, changeValue } from '../acts/block-acts.ts';
import { blockIn, type Scene } from '../model/scene.ts';
import { blockElement } from './frame-marks.ts';

/** What writing on the page needs of the canvas, as it is at the moment. */
export interface TextSurroundings {
  readonly page: Document | undefined;
  readonly scene: Scene;
  readonly canChange: boolean;
  readonly perform: (result: ActResult) => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** The block is left: the server draws it again. */
  readonly onLeave: (blockId: string) => void;
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
  /** Takes over what undo or others made of the text. */
  readonly follow: (scene: Scene) => void;
}

interface Busy {
  readonly blockId: string;
  readonly page: Document;
  /** Missing while the editor is still loading. */
  session?: TextSession;
  /** What was last written here, to tell it from what comes from elsewhere. */
  written: unknown;
}

const fieldOf = (page: Document, blockId: string): HTMLElement | null | undefined =>
  blockElement(page, blockId)?.querySelector<HTMLElement>('[data-edit-field="document"]');

const markBusy = ({ page, blockId }: Busy, isBusy: boolean): void => {
  blockElement(page, blockId)?.toggleAttribute('data-edit-busy', isBusy);
};

/** Once written here, a text is stored as a document and no longer as it was imported. */
const withDocument = ({ value }: PlacedBlock, document: unknown): PlacedBlock['value'] => {
  const { html: _html, ...rest } = value;
  return { ...rest, document };
};

/** The id of the new block. */
const addBelow = (
  { scene, perform }: TextSurroundings,
  blockId: string,
  kind: BlockKind,
): string | undefined => {
  const found = blockIn(scene, blockId);
  const id = newId();
  return found && perform(addBlock(found.area, { kind, id, at: { afterBlockId: blockId } })) ? id : undefined;
};

const keepText = ({ scene, perform }: TextSurroundings, busy: Busy, label: string): void => {
  const found = blockIn(scene, busy.blockId);
  if (!found) return;
  perform(changeValue(scene, busy.blockId, { value: withDocument(found.block, busy.written), label }));
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

  const mount = async (begun: Busy, element: HTMLElement): Promise<void> => {
    const { blockId } = begun;
    const session = await mountText(element, {
      document: begun.written,
      label: 'Text',
      onChange: (next, label) => {
        begun.written = next;
        keepText(around(), begun, label);
      },
      onExit: stop,
      onInsertBlock: (kind) => {
        stop();
        const added = addBelow(around(), blockId, kind);
        if (added !== undefined && kind === 'text') patience.begin(added);
      },
      onUndo: () => around().undo(),
      onRedo: () => around().redo(),
    });
    if (busy !== begun) {
      session.destroy();
      return;
    }
    begun.session = session;
    onOpen({ blockId, session });
    session.focus('end');
  };

  const start = (blockId: string): boolean => {
    const { page, scene, canChange } = around();
    const found = blockIn(scene, blockId);
    const element = page && fieldOf(page, blockId);
    if (!page || !found || !element || !canChange) return false;
    if (busy?.blockId === blockId) return true;
    stop();
    busy = { blockId, page, written: found.block.value['document'] };
    markBusy(busy, true);
    void mount(busy, element);
    return true;
  };
  const patience = createPatience(start);

  return {
    stop,
    start,
    startSoon: patience.begin,
    follow: (scene) => {
      if (!busy?.session) return;
      const block = blockIn(scene, busy.blockId)?.block;
      const stored = block?.value['document'];
      if (!block) stop();
      else if (!isSameContent(stored, busy.written)) {
        busy.written = stored;
        busy.session.replace(stored ?? block.value['html']);
      }
    },
  };
};
