import { sliceTypes, type BlockKind } from '@sitewright/domain/blocks';
import type { BlockContext } from './block-context.ts';
import { wholePage } from './block-share.ts';
import { element, escapeText } from './markup/html.ts';
import { isObject, listField, textField, type BlockValue } from './markup/read-value.ts';
import { renderers } from './renderers.ts';

/** A part of a splash page. */
export interface Slice {
  readonly id: string;
  readonly type: number;
  readonly value: BlockValue;
}

const kinds: ReadonlyMap<number, BlockKind> = new Map([
  [sliceTypes.body, 'text'],
  [sliceTypes.image, 'image'],
  [sliceTypes.gallery, 'gallery'],
  [sliceTypes.video, 'video'],
  [sliceTypes['social-icons'], 'socialLinks'],
  [sliceTypes.album, 'album'],
  [sliceTypes.map, 'map'],
  [sliceTypes.logo, 'logo'],
  [sliceTypes.action, 'button'],
  [sliceTypes.twitter, 'twitter'],
]);

const buttons = (value: BlockValue, render: (button: BlockValue) => string): string => {
  const all = listField(value, 'buttons').filter(isObject);
  return element('div', { class: 'sw-slice-buttons' }, all.map((button) => render({ ...button })).join(''));
};

/** A splash page's part as HTML; parts that nobody knows show nothing. */
export const renderSlice = ({ id, type, value }: Slice, context: BlockContext): string => {
  const render = (kind: BlockKind, its: BlockValue) =>
    renderers[kind].render(its, { context, id, share: wholePage });
  if (type === sliceTypes.heading)
    return element('h1', { class: 'sw-slice-heading' }, escapeText(textField(value, 'text')));
  if (type === sliceTypes.buttons || type === sliceTypes.navigation)
    return buttons(value, (button) => render('button', button));
  const kind = kinds.get(type);
  return kind ? render(kind, value) : '';
};
