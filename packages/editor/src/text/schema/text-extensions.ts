import { isSafeAddress } from '@sitewright/domain/blocks';
import type { AnyExtension } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { UnknownBlock, UnknownInline } from './unknown-nodes.ts';
import { Picture } from './picture.ts';
import { smallMarks } from './small-marks.ts';
import { ParagraphSizes, TextAlign, TextStyle } from './text-styles.ts';

/** Supported nodes and marks, named as in the stored document. */
export const textExtensions: readonly AnyExtension[] = [
  StarterKit.configure({
    // The site-wide undo covers text, layout and settings.
    undoRedo: false,
    // It would append a paragraph to texts that end in a list, before anything is typed.
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
