import { createContext, use } from 'react';
import type { Device } from '../frames/index.ts';
import type { UndoControls } from '../undo/index.ts';
import type { ChromePart } from '../site-chrome/index.ts';
import type { CaretTarget } from '../text/index.ts';
import type { Perform } from './actions/action.ts';
import type { PageAreas } from './model/page-areas.ts';
import type { Selection } from './model/selection.ts';

/** State and actions shared by the parts of the canvas. */
export interface Canvas {
  /** The page in the frame; undefined until loaded. */
  readonly page: Document | undefined;
  /** The current page areas; rendered ones may be one command behind. */
  readonly pageAreasNow: () => PageAreas;
  readonly selection: Selection;
  readonly device: Device;
  /** Whether the contributor may change the page. */
  readonly canChange: boolean;
  /** The block whose text is being edited. */
  readonly busyId: string | undefined;
  /** Whether a text is being edited, of a block or of the announcement bar. */
  readonly isWriting: boolean;
  readonly select: (selection: Selection) => void;
  readonly perform: Perform;
  readonly announce: (text: string) => void;
  readonly undoControls: UndoControls;
  /** Edits a block's text at a caret target, or opens its settings if it has no inline text. */
  readonly edit: (blockId: string, place?: CaretTarget) => void;
  /** Edits a text block as soon as it is rendered. */
  readonly write: (blockId: string) => void;
  readonly stopEditing: () => void;
  /** The site chrome parts of the page in view, in order. */
  readonly chromeParts: readonly ChromePart[];
  /** Edits a site chrome part: its inline text, or its settings. */
  readonly enter: (name: ChromePart, place?: CaretTarget) => void;
}

const CanvasContext = createContext<Canvas | undefined>(undefined);

export const CanvasProvider = CanvasContext.Provider;

export const useCanvas = (): Canvas => {
  const canvas = use(CanvasContext);
  if (!canvas) throw new Error('A part of the canvas was shown outside of it.');
  return canvas;
};

/** A separate context: it changes with every command, and most consumers need it only in callbacks. */
const PageAreasContext = createContext<PageAreas>([]);

export const PageAreasProvider = PageAreasContext.Provider;

/** The page areas for components that render them; causes a render with every command. */
export const useVisiblePageAreas = (): PageAreas => use(PageAreasContext);
