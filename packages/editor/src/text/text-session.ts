import type { BlockKind } from '@sitewright/domain/blocks';
import type { TextMessage } from '@sitewright/domain/text';
import type { Editor } from '@tiptap/core';
import type { TextDocument } from './schema/stored-document.ts';

export interface TextOptions {
  /** Without one, or with one that cannot be read, the element's own HTML is the text. */
  readonly document?: unknown;
  /** A change is complete: after a pause in typing, after each act of the toolbar, and before the text is left. */
  readonly onChange: (document: TextDocument, label: string) => void;
  /** Something is typed that is no change yet; or no longer. */
  readonly onWaiting?: (isWaiting: boolean) => void;
  readonly onExit: () => void;
  /** Blocks that the slash menu offers beside the text's own styles; none without it. */
  readonly blocks?: {
    readonly isOffered: (kind: BlockKind) => boolean;
    readonly onInsert: (kind: BlockKind) => void;
  };
  /** The site's own undo and redo. What was typed last has gone to `onChange` before. */
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  readonly editable?: boolean;
  /** What the text is called to a screen reader. */
  readonly label?: string;
}

/** What the tools around a text show beside its own state. */
export interface TextTools {
  readonly isLinkOpen: boolean;
  readonly notice: { readonly code: TextMessage; readonly at: number } | undefined;
}

/** A place of the text; a point is one of the window that the text stands in. */
export type TextPlace =
  | 'start'
  | 'end'
  | {
      readonly x: number;
      readonly y: number;
      /** The word at the point is selected, as a double click does; else the cursor goes there. */
      readonly unit?: 'word';
    };

/** A text that is being edited in its place on the page. */
export interface TextSession {
  readonly editor: Editor;
  /** Sends what was typed since the last change at once. */
  readonly flush: () => void;
  /** What `flush` would send; it counts as sent from then on. */
  readonly takeTyped: () => TextDocument | undefined;
  /** Puts another state of the text in, a document or imported HTML, as after an undo: no change of the contributor's. */
  readonly replace: (document: unknown) => void;
  readonly focus: (place?: TextPlace) => void;
  /** Puts in letters that were typed before the text was open, as if they were typed now. */
  readonly type: (letters: string) => void;
  /** Ends editing and leaves the text on the page as it is. */
  readonly destroy: () => void;
  readonly tools: () => TextTools;
  readonly setTools: (change: Partial<TextTools>) => void;
  /** Tells of every change of the text, the selection or the tools. */
  readonly subscribe: (listener: () => void) => () => void;
}
