import type { BlockKind } from '@sitewright/domain/blocks';
import type { LinkKind } from '@sitewright/domain/links';
import type { TextMessage } from '@sitewright/domain/text';
import type { Editor } from '@tiptap/core';
import type { TextDocument } from './schema/stored-document.ts';

export interface TextOptions {
  /** Falls back to the element's HTML if missing or invalid. */
  readonly document?: unknown;
  /** Called with each complete change: after a typing pause, each toolbar action and on exit. */
  readonly onChange: (document: TextDocument, label: string) => void;
  /** Reports whether input waits to become a change. */
  readonly onPending?: (isPending: boolean) => void;
  readonly onExit: () => void;
  /** Blocks offered by the slash menu; none if undefined. */
  readonly blocks?: {
    readonly isOffered: (kind: BlockKind) => boolean;
    readonly onInsert: (kind: BlockKind) => void;
  };
  /** Site-wide undo and redo; `onChange` has been called with the latest input before. */
  readonly onUndo?: () => void;
  readonly onRedo?: () => void;
  readonly editable?: boolean;
  /** Accessible name. */
  readonly label?: string;
}

/** What links of a text can be; of all kinds and in a new window if undefined. */
export interface TextLinkOptions {
  readonly kinds?: readonly LinkKind[];
  readonly hasNewWindow?: boolean;
}

/** UI state of the text tools. */
export interface TextTools {
  readonly isLinkOpen: boolean;
  readonly notice: { readonly code: TextMessage; readonly at: number } | undefined;
}

/** Caret target; points are in the coordinates of the text's window. */
export type CaretTarget =
  | 'start'
  | 'end'
  | {
      readonly x: number;
      readonly y: number;
      /** Selects the word at the point, like a double click; else places the caret. */
      readonly unit?: 'word';
    };

/** A text being edited in place. */
export interface TextSession {
  readonly editor: Editor;
  /** Passes pending input on now. */
  readonly flush: () => void;
  /** Returns what `flush` would pass on and counts it as passed on. */
  readonly takeTyped: () => TextDocument | undefined;
  /** Replaces the text, as after an undo, without reporting a change. */
  readonly replace: (document: unknown) => void;
  readonly focus: (place?: CaretTarget) => void;
  /** Inserts input that was typed before the editor was open. */
  readonly type: (text: string) => void;
  /** Ends editing and leaves the text on the page. */
  readonly destroy: () => void;
  readonly tools: () => TextTools;
  readonly setTools: (change: Partial<TextTools>) => void;
  /** Notifies of every change of text, selection or tools. */
  readonly subscribe: (listener: () => void) => () => void;
}
