import { createContext, use } from 'react';
import type { PageEntry } from './page-entry.ts';
import type { PageNode } from './page-nodes.ts';

export type OpenDialog =
  | { readonly name: 'none' | 'add' | 'trash' }
  | { readonly name: 'settings'; readonly page: PageEntry }
  | { readonly name: 'link'; readonly node?: PageNode };

interface DialogControls {
  readonly open: (dialog: OpenDialog) => void;
  readonly close: () => void;
}

const DialogContext = createContext<DialogControls>({ open: () => undefined, close: () => undefined });
export const DialogProvider = DialogContext.Provider;

/** Opens and closes the dialogs of the pages screen. */
export const useDialog = (): DialogControls => use(DialogContext);
