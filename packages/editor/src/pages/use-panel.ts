import { createContext, use } from 'react';
import type { PageEntry } from './page-entry.ts';
import type { PageNode } from './tree/page-nodes.ts';

/** What stands open over the pages panel. */
export type OpenPanel =
  | { readonly dialog: 'none' | 'add' | 'trash' }
  | { readonly dialog: 'settings'; readonly page: PageEntry }
  | { readonly dialog: 'link'; readonly node?: PageNode };

interface Panel {
  readonly open: (panel: OpenPanel) => void;
  readonly close: () => void;
}

const PanelContext = createContext<Panel>({ open: () => undefined, close: () => undefined });
export const PanelProvider = PanelContext.Provider;

export const usePanel = (): Panel => use(PanelContext);
