import { getMarkRange, type Editor } from '@tiptap/core';
import type { LinkValue } from '../../links/index.ts';

interface Range {
  readonly from: number;
  readonly to: number;
}

/** The link around the caret, or the selection. */
const linkRangeAt = ({ state: { selection, schema } }: Editor): Range => {
  const link = schema.marks['link'];
  const linkRange = link && selection.empty ? getMarkRange(selection.$from, link) : undefined;
  return linkRange ?? { from: selection.from, to: selection.to };
};

export const linkAt = (editor: Editor): LinkValue & { readonly name: string } => {
  const { from, to } = linkRangeAt(editor);
  const attrs = editor.getAttributes('link');
  const href: unknown = attrs['href'];
  return {
    href: typeof href === 'string' ? href : '',
    newWindow: attrs['target'] === '_blank',
    name: editor.state.doc.textBetween(from, to, ' '),
  };
};

/** Links the range, or inserts the name if it is empty; a different name replaces the text. */
export const setLink = (editor: Editor, { href, newWindow, name }: LinkValue): void => {
  const range = linkRangeAt(editor);
  const attrs = { href, target: newWindow ? '_blank' : null };
  const before = editor.state.doc.textBetween(range.from, range.to, ' ');
  const chain = editor.chain().focus().setTextSelection(range);
  if (name === undefined && before !== '') chain.setLink(attrs).run();
  else if (name === before) chain.setLink(attrs).run();
  else {
    const text = name ?? href.replace(/^(?:mailto|tel):/, '');
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run();
  }
};

export const removeLink = (editor: Editor): void => {
  editor.chain().focus().extendMarkRange('link').unsetLink().run();
};
