import type { BlockKind } from '@sitewright/domain/blocks';
import { Extension, type Editor } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import { findSlashItems, type SlashItem } from './slash-items.ts';

/** Position of the slash, the query after it and the active item. */
export interface SlashState {
  readonly from: number;
  readonly query: string;
  readonly active: number;
}

type SlashMove = { readonly active: number } | 'close';

const key = new PluginKey<SlashState | undefined>('slash');

export const slashStateOf = (state: EditorState): SlashState | undefined => key.getState(state);

const textBefore = ({ selection: { $from, empty } }: EditorState): string | undefined =>
  empty && $from.parent.type.name === 'paragraph'
    ? $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC')
    : undefined;

const isTyped = (transaction: Transaction): boolean =>
  transaction.docChanged &&
  transaction.getMeta('paste') !== true &&
  transaction.doc.content.size === transaction.before.content.size + 1;

const openAt = (transaction: Transaction, state: EditorState): SlashState | undefined => {
  if (!isTyped(transaction) || !/(?:^|\s)\/$/.test(textBefore(state) ?? '')) return undefined;
  return { from: state.selection.from - 1, query: '', active: 0 };
};

const updateQuery = (open: SlashState, state: EditorState): SlashState | undefined => {
  const typed = textBefore(state);
  const length = state.selection.from - open.from;
  if (typed === undefined || length < 1 || length > typed.length) return undefined;
  const text = typed.slice(typed.length - length);
  if (!/^\/[\p{L}\p{N} ]{0,24}$/u.test(text)) return undefined;
  const query = text.slice(1);
  return query === open.query ? open : { ...open, query, active: 0 };
};

const nextState = (
  open: SlashState | undefined,
  transaction: Transaction,
  state: EditorState,
): SlashState | undefined => {
  const move = transaction.getMeta(key) as SlashMove | undefined;
  if (move === 'close') return undefined;
  if (!open) return openAt(transaction, state);
  return move ? { ...open, active: move.active } : updateQuery(open, state);
};

interface SlashStorage {
  readonly isOffered: (kind: BlockKind) => boolean;
  readonly onInsertBlock: (kind: BlockKind) => void;
}

declare module '@tiptap/core' {
  interface Storage {
    slash: SlashStorage;
  }
}

export const closeSlash = (editor: Editor): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, 'close' satisfies SlashMove));

export const setActiveSlashItem = (editor: Editor, active: number): void =>
  editor.view.dispatch(editor.state.tr.setMeta(key, { active } satisfies SlashMove));

/** Removes the query and runs the item. */
export const chooseSlash = (editor: Editor, item: SlashItem): void => {
  const open = slashStateOf(editor.state);
  if (!open) return;
  editor.commands.deleteRange({ from: open.from, to: editor.state.selection.from });
  if ('block' in item.action) editor.storage.slash.onInsertBlock(item.action.block);
  else item.action.run(editor);
};

export const slashItemsOf = (editor: Editor, { query }: SlashState): readonly SlashItem[] =>
  findSlashItems(query, editor.storage.slash.isOffered);

const pressed = (editor: Editor, event: KeyboardEvent): boolean => {
  const open = slashStateOf(editor.state);
  if (!open) return false;
  const items = slashItemsOf(editor, open);
  if (event.key === 'Escape') {
    closeSlash(editor);
    return true;
  }
  if (items.length === 0) return false;
  const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
  const step = steps[event.key];
  if (step !== undefined) {
    setActiveSlashItem(editor, (open.active + step + items.length) % items.length);
    return true;
  }
  const item = items[open.active];
  if (!item || (event.key !== 'Enter' && event.key !== 'Tab')) return false;
  chooseSlash(editor, item);
  return true;
};

/** Opens the slash menu when a slash is typed; the list is rendered by the text tools. */
export const createSlashMenu = (storage: SlashStorage) =>
  Extension.create<object, SlashStorage>({
    name: 'slash',
    priority: 1200,
    addStorage: () => storage,
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin<SlashState | undefined>({
          key,
          state: {
            init: () => undefined,
            apply: (transaction, open, ...[, state]) => nextState(open, transaction, state),
          },
          props: { handleKeyDown: (_view, event) => pressed(editor, event) },
        }),
      ];
    },
  });
