import type { Editor } from '@tiptap/core';
import { DOMParser as NodeParser, type Node, type Schema } from '@tiptap/pm/model';
import type { ChangeBatcher } from './change-batcher.ts';
import { focusNow } from './focus-now.ts';
import { readDocument, writeDocument } from './schema/stored-document.ts';
import type { CaretTarget, TextSession, TextTools } from './text-session.ts';
import { wordAt } from './word-at.ts';

interface SessionParts {
  readonly editor: Editor;
  readonly batcher: ChangeBatcher;
}

/** Parses a document or imported HTML, inert. */
const readStored = (schema: Schema, stored: unknown): Node | undefined =>
  typeof stored === 'string'
    ? NodeParser.fromSchema(schema).parse(new DOMParser().parseFromString(stored, 'text/html').body)
    : readDocument(schema, stored);

/** Replaces only the difference to keep the selection. */
const replaceDifference = ({ state, view }: Editor, after: Node): void => {
  const start = state.doc.content.findDiffStart(after.content);
  const end = state.doc.content.findDiffEnd(after.content);
  if (start === null || !end) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const change = state.tr.replace(start, end.a + overlap, after.slice(start, end.b + overlap));
  view.dispatch(change.setMeta('preventUpdate', true));
};

type CaretPoint = Extract<CaretTarget, object>;

/** Outside of the text, as in the block's padding, the end is used. */
const selectAt = ({ view, state, commands }: Editor, { x, y, unit }: CaretPoint): void => {
  const at = view.posAtCoords({ left: x, top: y })?.pos;
  const word = unit === 'word' && at !== undefined ? wordAt(state.doc, at) : undefined;
  commands.focus(word ? null : (at ?? 'end'), { scrollIntoView: false });
  if (word) commands.setTextSelection(word);
};

const focusEditor = (editor: Editor, place: CaretTarget | undefined): void => {
  if (typeof place === 'object') selectAt(editor, place);
  else editor.commands.focus(place ?? null);
  focusNow(editor);
};

const typeInto = (editor: Editor, text: string): void => {
  for (const character of text)
    if (character === '\n') editor.commands.splitBlock();
    else editor.view.dispatch(editor.state.tr.insertText(character));
};

export const createSession = ({ editor, batcher }: SessionParts): Omit<TextSession, 'destroy'> => {
  const listeners = new Set<() => void>();
  let tools: TextTools = { isLinkOpen: false, notice: undefined };
  const report = (): void => {
    for (const listener of listeners) listener();
  };
  editor.on('transaction', report);
  return {
    editor,
    flush: batcher.flush,
    takeTyped: batcher.take,
    replace: (stored) => {
      const node = readStored(editor.schema, stored);
      if (!node) return;
      replaceDifference(editor, node);
      batcher.settle(writeDocument(editor.state.doc));
    },
    focus: (place) => focusEditor(editor, place),
    type: (text) => typeInto(editor, text),
    tools: () => tools,
    setTools: (change) => {
      tools = { ...tools, ...change };
      report();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
