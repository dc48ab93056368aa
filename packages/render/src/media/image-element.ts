import { readOriginalSize } from '@sitewright/domain/media';
import { escapeAttribute, formatter, property } from '@sitewright/template';
import { isObject, printedField, textField } from '../data/index.ts';
import { focalPoint } from './image-meta.ts';
import { imageComments } from './image-rules.ts';
import { sourceSet } from './picture-sources.ts';

const attribute = (name: string, value: string): string =>
  value === '' ? '' : ` ${name}="${escapeAttribute(value)}"`;

/** Addresses as they are, or every width that the server makes of a stored picture. */
const sources = (props: object): string => {
  const src = textField(props, 'src');
  const size = readOriginalSize(`${printedField(props, 'width')}x${printedField(props, 'height')}`);
  if (textField(props, 'loader') === 'raw' || !size)
    return attribute('src', src) + attribute('srcset', textField(props, 'srcset'));
  return attribute('src', `${src}?format=1000w`) + attribute('srcset', sourceSet(src, size));
};

const styleOf = (props: object): string => {
  const [x = '', y = ''] = focalPoint(props).split(',');
  return [
    property(props, 'fit') === true ? 'object-fit:contain' : '',
    property(props, 'stretch') === true ? 'width:100%;height:100%;object-fit:cover' : '',
    property(props, 'useAdvancedPositioning') === true
      ? `object-position:${Number(x) * 100}% ${Number(y) * 100}%`
      : '',
  ]
    .filter((part) => part !== '')
    .join(';');
};

/** A picture from its properties. What is wrong with them stands before it as comments; the picture shows anyway. */
export const imageElement = formatter(() => (value) => {
  if (!isObject(value)) return '';
  const comments = imageComments({ ...value });
  if (textField(value, 'src') === '') return comments;
  return (
    `${comments}<img${sources(value)}${attribute('sizes', textField(value, 'sizes'))}` +
    attribute('width', printedField(value, 'width')) +
    attribute('height', printedField(value, 'height')) +
    ` alt="${escapeAttribute(textField(value, 'alt'))}"` +
    attribute('class', textField(value, 'class')) +
    attribute('fetchpriority', textField(value, 'priority')) +
    attribute('loading', property(value, 'lazy') === true ? 'lazy' : '') +
    `${attribute('style', styleOf(value))}>`
  );
});
