import { paragraphSizes, type ParagraphSize } from '@sitewright/domain/text';
import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  List,
  ListOrdered,
  Quote,
  Strikethrough,
  Underline,
  type LucideIcon,
} from 'lucide-react';
import { focusNow } from '../focus-now.ts';

/** A toggle button of the toolbar. */
export interface TextAction {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Value of `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

export const markActions: readonly TextAction[] = [
  {
    label: 'Bold',
    icon: Bold,
    keys: 'Control+B Meta+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: Italic,
    keys: 'Control+I Meta+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Underline',
    icon: Underline,
    keys: 'Control+U Meta+U',
    isOn: (editor) => editor.isActive('underline'),
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Strikethrough',
    icon: Strikethrough,
    keys: 'Control+Shift+S Meta+Shift+S',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
];

export const blockActions: readonly TextAction[] = [
  {
    label: 'Bulleted list',
    icon: List,
    keys: 'Control+Shift+8 Meta+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbered list',
    icon: ListOrdered,
    keys: 'Control+Shift+7 Meta+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Quote',
    icon: Quote,
    keys: 'Control+Shift+B Meta+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const alignAction = (label: string, icon: LucideIcon, side: string | null): TextAction => ({
  label,
  icon,
  isOn: (editor) => editor.isActive({ textAlign: side }),
  run: (editor) => editor.chain().focus().setTextAlign(side).run(),
});

export const alignActions: readonly TextAction[] = [
  alignAction('Align left', AlignLeft, null),
  alignAction('Align centre', AlignCenter, 'center'),
  alignAction('Align right', AlignRight, 'right'),
  alignAction('Justify', AlignJustify, 'justify'),
];

export const paragraphStyles = [
  { id: 'paragraph', name: 'Paragraph' },
  { id: 'paragraph-large', name: 'Large paragraph' },
  { id: 'paragraph-small', name: 'Small paragraph' },
  { id: 'heading-1', name: 'Heading 1' },
  { id: 'heading-2', name: 'Heading 2' },
  { id: 'heading-3', name: 'Heading 3' },
  { id: 'heading-4', name: 'Heading 4' },
  { id: 'code', name: 'Monospace' },
] as const;

export type ParagraphStyle = (typeof paragraphStyles)[number]['id'];

const levels: Partial<Record<ParagraphStyle, 1 | 2 | 3 | 4>> = {
  'heading-1': 1,
  'heading-2': 2,
  'heading-3': 3,
  'heading-4': 4,
};

const sizes: Partial<Record<ParagraphStyle, ParagraphSize>> = {
  'paragraph-large': 'large',
  'paragraph-small': 'small',
};

export const styleOf = (editor: Editor): ParagraphStyle => {
  if (editor.isActive('codeBlock')) return 'code';
  const size = paragraphSizes.find((each) => editor.isActive('paragraph', { size: each }));
  if (size) return `paragraph-${size}`;
  const level = [1, 2, 3, 4].find((each) => editor.isActive('heading', { level: each }));
  return paragraphStyles.find(({ id }) => id === `heading-${level}`)?.id ?? 'paragraph';
};

export const setStyle = (editor: Editor, style: ParagraphStyle): void => {
  const chain = editor.chain().focus();
  const level = levels[style];
  if (level) chain.setHeading({ level }).run();
  else if (style === 'code') chain.setCodeBlock().run();
  else
    chain
      .setParagraph()
      .setParagraphSize(sizes[style] ?? null)
      .run();
};

/** Resets marks, nodes, alignment and size. */
export const clearFormatting = (editor: Editor): void => {
  editor.chain().focus().unsetAllMarks().clearNodes().setTextAlign(null).setParagraphSize(null).run();
};

/** Each action is a separate change from the input before it. */
export const runAction = (
  { flush, editor }: { readonly flush: (label?: string) => void; readonly editor: Editor },
  label: string,
  action: (editor: Editor) => void,
): void => {
  flush();
  action(editor);
  flush(label);
  focusNow(editor);
};
