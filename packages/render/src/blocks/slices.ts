import { sliceTypes, type BlockKind, type SliceTypeName } from '@sitewright/domain/blocks';
import type { BlockContext } from './block-context.ts';
import { element, escapeText } from './markup/html.ts';
import { listField, objectField, textField, type BlockValue } from './markup/read-value.ts';
import { renderers } from './renderers.ts';

/** A part of a splash page. */
export interface Slice {
  readonly id: string;
  readonly type: number;
  readonly value: BlockValue;
}

const kinds: Partial<Record<SliceTypeName, BlockKind>> = {
  body: 'text',
  image: 'image',
  gallery: 'gallery',
  video: 'video',
  'social-icons': 'socialLinks',
  album: 'album',
  map: 'map',
  logo: 'logo',
  action: 'button',
  twitter: 'twitter',
};

const names = new Map<number, SliceTypeName>(
  Object.entries(sliceTypes).map(([name, type]) => [type, name as SliceTypeName]),
);

const buttons = (value: BlockValue, render: (button: BlockValue) => string): string =>
  element(
    'div',
    { class: 'sw-slice-buttons' },
    listField(value, 'buttons')
      .map((_, index) => render(objectField(listField(value, 'buttons'), String(index))))
      .join(''),
  );

/** A splash page's part as HTML; parts that nobody knows show nothing. */
export const renderSlice = ({ id, type, value }: Slice, context: BlockContext): string => {
  const name = names.get(type);
  const render = (kind: BlockKind, its: BlockValue) => renderers[kind].render(its, { context, id, share: 1 });
  if (name === 'heading')
    return element('h1', { class: 'sw-slice-heading' }, escapeText(textField(value, 'text')));
  if (name === 'buttons' || name === 'navigation')
    return buttons(value, (button) => render('button', button));
  const kind = name && kinds[name];
  return kind ? render(kind, value) : '';
};
