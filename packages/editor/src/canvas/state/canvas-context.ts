import { createContext, use } from 'react';
import type { Device } from '../../frames/index.ts';
import type { UndoControls } from '../../undo/index.ts';
import type { ChromePart } from '../../site-chrome/index.ts';
import type { TextPlace } from '../../text/index.ts';
import type { Perform } from '../actions/action.ts';
import type { PageAreas } from '../model/page-areas.ts';
import type { Selection } from '../model/selection.ts';

/** What the parts of the canvas share. */
export interface Canvas {
  /** The page in the frame; nothing until it has come. */
  readonly page: Document | undefined;
  /** What the documents hold at this moment: what is drawn may be one command behind. */
  readonly pageAreasNow: () => PageAreas;
  readonly selection: Selection;
  readonly device: Device;
  /** Whether the contributor may change what is shown. */
  readonly canChange: boolean;
  /** The block that is being written in. */
  readonly busyId: string | undefined;
  /** Whether a text is open, of a block or of the announcement bar. */
  readonly isWriting: boolean;
  readonly select: (selection: Selection) => void;
  readonly perform: Perform;
  readonly announce: (text: string) => void;
  readonly undoControls: UndoControls;
  /** Opens a block for writing at a place of its text, or its settings where it has no text on the page. */
  readonly edit: (blockId: string, place?: TextPlace) => void;
  /** Opens a text for writing as soon as it is on the page. */
  readonly write: (blockId: string) => void;
  readonly stopEditing: () => void;
  /** What stands around the page in view, in its order. */
  readonly chromeParts: readonly ChromePart[];
  /** Opens what stands around the page: its words on the page, or else its settings. */
  readonly enter: (name: ChromePart, place?: TextPlace) => void;
}

const CanvasContext = createContext<Canvas | undefined>(undefined);

export const CanvasProvider = CanvasContext.Provider;

export const useCanvas = (): Canvas => {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error('A part of the canvas was shown outside of it.');
  return canvas;
};

/** Apart from the rest: it is another one after every command, and most parts need it only when something is done. */
const SceneContext = createContext<PageAreas>([]);

export const PageAreasProvider = SceneContext.Provider;

/** What the page holds, for parts that show something of it: they are drawn anew with every command. */
export const useVisiblePageAreas = (): PageAreas => use(SceneContext);
