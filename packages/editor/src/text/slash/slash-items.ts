import { blockKinds, blockNames, type BlockKind } from '@sitewright/domain/blocks';
import type { Editor } from '@tiptap/core';

export interface SlashItem {
  readonly id: string;
  readonly name: string;
  readonly group: 'Text' | 'Blocks';
  /** Additional search terms. */
  readonly keywords: string;
  readonly action: { readonly block: BlockKind } | { readonly run: (editor: Editor) => void };
}

const inText = (name: string, keywords: string, run: (editor: Editor) => void): SlashItem => ({
  id: `text-${name}`,
  name,
  group: 'Text',
  keywords,
  action: { run },
});

const textItems: readonly SlashItem[] = [
  ...([1, 2, 3, 4] as const).map((level) =>
    inText(`Heading ${level}`, 'title', (editor) => editor.chain().focus().setHeading({ level }).run()),
  ),
  inText('Bulleted list', 'points', (editor) => editor.chain().focus().toggleBulletList().run()),
  inText('Numbered list', 'order', (editor) => editor.chain().focus().toggleOrderedList().run()),
  inText('Quotation', 'quote blockquote', (editor) => editor.chain().focus().toggleBlockquote().run()),
  inText('Divider', 'line rule', (editor) => editor.chain().focus().setHorizontalRule().run()),
];

const keywords: Partial<Record<BlockKind, string>> = {
  image: 'picture photo',
  gallery: 'pictures photos slideshow',
  video: 'film movie youtube vimeo',
  audio: 'sound music podcast',
  embed: 'html iframe',
  code: 'html script',
  summary: 'list posts products',
  socialLinks: 'icons accounts',
  chart: 'graph data',
  accordion: 'questions faq',
};

/** Most used blocks first. */
const first: readonly BlockKind[] = ['image', 'gallery', 'button', 'video', 'quote', 'summary', 'accordion'];

const blockItems: readonly SlashItem[] = [...first, ...blockKinds]
  .filter((kind, index, all) => kind !== 'text' && all.indexOf(kind) === index)
  .map((kind) => ({
    id: kind,
    name: blockNames[kind],
    group: 'Blocks',
    keywords: keywords[kind] ?? '',
    action: { block: kind },
  }));

const groupOrder = ['Text', 'Blocks'] as const satisfies readonly SlashItem['group'][];

/** Slash menu items for a query; in each group prefix matches come first. */
export const findSlashItems = (
  typed: string,
  isOffered: (kind: BlockKind) => boolean,
): readonly SlashItem[] => {
  const all = [...textItems, ...blockItems].filter(
    ({ action }) => !('block' in action) || isOffered(action.block),
  );
  const query = typed.trim().toLowerCase();
  const begins = ({ name }: SlashItem) => name.toLowerCase().startsWith(query);
  const holds = ({ name, keywords: more }: SlashItem) => `${name} ${more}`.toLowerCase().includes(query);
  const found = [...all.filter(begins), ...all.filter((item) => !begins(item) && holds(item))];
  return found.toSorted((one, other) => groupOrder.indexOf(one.group) - groupOrder.indexOf(other.group));
};
