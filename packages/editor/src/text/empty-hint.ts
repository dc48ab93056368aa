import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** Placeholder of an empty text. */
export const createEmptyHint = (hint: string) =>
  Extension.create({
    name: 'emptyHint',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          decorations: ({ doc }) => {
            const only = doc.firstChild;
            if (doc.childCount !== 1 || !only?.isTextblock || only.content.size > 0) return null;
            return DecorationSet.create(doc, [Decoration.node(0, only.nodeSize, { 'data-empty': hint })]);
          },
        },
      }),
    ],
  });
