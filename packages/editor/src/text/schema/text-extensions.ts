import { isSafeAddress } from '@sitewright/domain/blocks';
import type { AnyExtension } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { UnknownBlock, UnknownInline } from './unknown-nodes.ts';
import { Picture } from './picture.ts';
import { smallMarks } from './small-marks.ts';
import { ParagraphSizes, TextAlign, TextStyle } from './text-styles.ts';

/** The nodes and marks that pages can show; their names are those of the stored document. */
export const textExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    // Undo is the site's own, over text, layout and settings alike.
    undoRedo: false,
    // It would add a paragraph to every text that ends in a list, before anything was typed.
    trailingNode: false,
    link: {
      openOnClick: false,
      isAllowedUri: (address) => isSafeAddress(address),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TableKit.configure({ table: { resizable: false, renderWrapper: false } }),
  ParagraphSizes,
  TextAlign,
  TextStyle,
  ...smallMarks,
  Picture,
  UnknownBlock,
  UnknownInline,
];
