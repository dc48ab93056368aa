import { textLimits, type TextMessage } from '@sitewright/domain/text';
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { cleanPastedHtml, cutPastedText } from './paste/clean-paste.ts';
import { writeDocument } from './schema/stored-document.ts';

const encoder = new TextEncoder();

const sizeOf = (doc: Node): number => encoder.encode(JSON.stringify(writeDocument(doc))).length;

/** Smaller texts cannot exceed the limit and are not measured. */
const ALWAYS_FITS = textLimits.BYTES / 16;

const isTooLarge = (doc: Node): boolean =>
  doc.content.size > ALWAYS_FITS && (doc.childCount > textLimits.BLOCKS || sizeOf(doc) > textLimits.BYTES);

const listDepthOf = (depths: readonly string[]): number =>
  depths.filter((name) => name === 'bulletList' || name === 'orderedList').length;

type Report = (message: TextMessage) => void;

/** Limits a text to what can be saved. */
export const createTextSize = (report: Report) =>
  Extension.create({
    name: 'textSize',
    // Runs before the lists' Tab shortcut.
    priority: 1100,
    addKeyboardShortcuts: () => ({
      Tab: ({ editor }) => {
        const { $from } = editor.state.selection;
        const ancestors = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name);
        const depth = listDepthOf(ancestors);
        // In a list Tab never leaves the text, even at the maximum depth; Escape does.
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
          report('text-full');
          return false;
        },
      }),
    ],
  });

/** Content copied from this editor keeps colours and images, if it fits. */
const isOwn = (html: string): boolean => html.includes('data-pm-slice');

export const cleanPasteInto = (doc: Node, html: string, report: Report): string => {
  const left = textLimits.BYTES - sizeOf(doc);
  if (isOwn(html) && html.length < left) return html;
  const cleaned = cleanPastedHtml(html, left);
  if (cleaned.isCut) report('paste-cut');
  return cleaned.html;
};

export const cutTextInto = (doc: Node, text: string, report: Report): string => {
  const cut = cutPastedText(text, textLimits.BYTES - sizeOf(doc));
  if (cut.isCut) report('paste-cut');
  return cut.text;
};
