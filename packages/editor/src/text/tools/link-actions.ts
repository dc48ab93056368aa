import { getMarkRange, type Editor } from '@tiptap/core';
import type { LinkValue } from '../../links/index.ts';

interface Words {
  readonly from: number;
  readonly to: number;
}

/** The whole link around the cursor, or what is chosen. */
const wordsAt = ({ state: { selection, schema } }: Editor): Words => {
  const link = schema.marks['link'];
  const around = link && selection.empty ? getMarkRange(selection.$from, link) : undefined;
  return around ?? { from: selection.from, to: selection.to };
};

export const linkAt = (editor: Editor): LinkValue & { readonly name: string } => {
  const { from, to } = wordsAt(editor);
  const attrs = editor.getAttributes('link');
  const href: unknown = attrs['href'];
  return {
    href: typeof href === 'string' ? href : '',
    newWindow: attrs['target'] === '_blank',
    name: editor.state.doc.textBetween(from, to, ' '),
  };
};

/** Links the words, or puts the name in where there were none; other words replace what was linked. */
export const setLink = (editor: Editor, { href, newWindow, name }: LinkValue): void => {
  const words = wordsAt(editor);
  const attrs = { href, target: newWindow ? '_blank' : null };
  const before = editor.state.doc.textBetween(words.from, words.to, ' ');
  const chain = editor.chain().focus().setTextSelection(words);
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
