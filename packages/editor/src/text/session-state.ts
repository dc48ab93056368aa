import type { Editor } from '@tiptap/core';
import { DOMParser as NodeParser, type Node, type Schema } from '@tiptap/pm/model';
import type { ChangeBatcher } from './change-batcher.ts';
import { focusNow } from './focus-now.ts';
import { readDocument, writeDocument } from './schema/stored-document.ts';
import type { TextPlace, TextSession, TextTools } from './text-session.ts';
import { wordAt } from './word-at.ts';

interface SessionParts {
  readonly editor: Editor;
  readonly closer: ChangeBatcher;
}

/** A document, or the HTML of an import; parsed apart from the page, so that nothing in it runs. */
const readStored = (schema: Schema, stored: unknown): Node | undefined =>
  typeof stored === 'string'
    ? NodeParser.fromSchema(schema).parse(new DOMParser().parseFromString(stored, 'text/html').body)
    : readDocument(schema, stored);

/** Replaces only what differs, so that the cursor stays where it is in the rest. */
const putIn = ({ state, view }: Editor, after: Node): void => {
  const start = state.doc.content.findDiffStart(after.content);
  const end = state.doc.content.findDiffEnd(after.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = state.tr.replace(start, end.a + overlap, after.slice(start, end.b + overlap));
  view.dispatch(change.setMeta('preventUpdate', true));
};

type PointPlace = Extract<TextPlace, object>;

/** Beside the text, as in the padding of its block, there is no place at a point: its end is the nearest. */
const selectAt = ({ view, state, commands }: Editor, { x, y, unit }: PointPlace): void => {
  const at = view.posAtCoords({ left: x, top: y })?.pos;
  const word = unit === 'word' && at !== undefined ? wordAt(state.doc, at) : undefined;
  commands.focus(word ? null : (at ?? 'end'), { scrollIntoView: false });
  if (word) commands.setTextSelection(word);
};

const focusEditor = (editor: Editor, place: TextPlace | undefined): void => {
  if (typeof place === 'object') selectAt(editor, place);
  else editor.commands.focus(place ?? null);
  focusNow(editor);
};

const typeInto = (editor: Editor, letters: string): void => {
  for (const letter of letters)
    if (letter === '\n') editor.commands.splitBlock();
    else editor.view.dispatch(editor.state.tr.insertText(letter));
};

export const createSession = ({ editor, closer }: SessionParts): Omit<TextSession, 'destroy'> => {
  const listeners = new Set<() => void>();
  let tools: TextTools = { isLinkOpen: false, notice: undefined };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  editor.on('transaction', tell);
  return {
    editor,
    flush: closer.flush,
    takeTyped: closer.take,
    replace: (stored) => {
      const node = readStored(editor.schema, stored);
      if (!node) return;
      putIn(editor, node);
      closer.settle(writeDocument(editor.state.doc));
    },
    focus: (place) => focusEditor(editor, place),
    type: (letters) => typeInto(editor, letters),
    tools: () => tools,
    setTools: (change) => {
      tools = { ...tools, ...change };
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
