import { textLimits, type TextMessage } from '@sitewright/domain/text';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml, cutPastedText } from './paste/clean-paste.ts';
import { writeDocument } from './schema/stored-document.ts';

const encoder = new TextEncoder();

const sizeOf = (doc: Node): number => encoder.encode(JSON.stringify(writeDocument(doc))).length;

/** Below this no text can be too large; above it each change is weighed. */
const SURELY_FITS = textLimits.BYTES / 16;

const isTooLarge = (doc: Node): boolean =>
  doc.content.size > SURELY_FITS && (doc.childCount > textLimits.BLOCKS || sizeOf(doc) > textLimits.BYTES);

const listDepthOf = (depths: readonly string[]): number =>
  depths.filter((name) => name === 'bulletList' || name === 'orderedList').length;

type Tell = (message: TextMessage) => void;

/** Holds a text to what can be saved: a longer one could be typed, but would come back refused. */
export const createTextSize = (tell: Tell) =>
  Extension.create({
    name: 'textSize',
    // Before the lists' own Tab.
    priority: 1100,
    addKeyboardShortcuts: () => ({
      Tab: ({ editor }) => {
        const { $from } = editor.state.selection;
        const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name);
        const depth = listDepthOf(around);
        // In a list Tab never leaves the text, also where an item can go no deeper; Escape does.
        return (
          depth > 0 && (depth >= textLimits.LIST_DEPTH || editor.commands.sinkListItem('listItem') || true)
        );
      },
    }),
    addProseMirrorPlugins: () => [
      new Plugin({
        filterTransaction: (transaction, state) => {
          if (!transaction.docChanged || transaction.doc.content.size <= state.doc.content.size) return true;
          if (!isTooLarge(transaction.doc)) return true;
          tell('text-full');
          return false;
        },
      }),
    ],
  });

/** What was copied from a text of ours keeps its colours and pictures, if it fits. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

export const cleanPasteInto = (doc: Node, html: string, tell: Tell): string => {
  const left = textLimits.BYTES - sizeOf(doc);
  if (isOwn(html) && html.length < left) return html;
  const cleaned = cleanPastedHtml(html, left);
  if (cleaned.isCut) tell('paste-cut');
  return cleaned.html;
};

export const cutTextInto = (doc: Node, text: string, tell: Tell): string => {
  const cut = cutPastedText(text, textLimits.BYTES - sizeOf(doc));
  if (cut.isCut) tell('paste-cut');
  return cut.text;
};
