import { isTextColor, isTextSize } from '@sitewright/domain/text';
import { property } from '@sitewright/template';
import { element, linkAttributes } from '../markup/html.ts';
import { textField } from '../markup/read-value.ts';

const TAGS: ReadonlyMap<string, string> = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['code', 'code'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['highlight', 'mark'],
]);

const textStyle = (attrs: unknown): string => {
  const [color, size] = [textField(attrs, 'color'), textField(attrs, 'fontSize')];
  return [isTextColor(color) ? `color:${color}` : '', isTextSize(size) ? `font-size:${size}` : '']
    .filter((part) => part !== '')
    .join(';');
};

export const wrapInMark = (mark: unknown, content: string): string => {
  const type = textField(mark, 'type');
  const attrs = property(mark, 'attrs');
  const tag = TAGS.get(type);
  if (tag) return element(tag, {}, content);
  if (type === 'link') {
    const target = { url: textField(attrs, 'href'), newWindow: textField(attrs, 'target') === '_blank' };
    return element('a', linkAttributes(target), content);
  }
  const style = type === 'textStyle' ? textStyle(attrs) : '';
  return style === '' ? content : element('span', { style }, content);
};

export const isSameMark = (one: unknown, other: unknown): boolean =>
  other !== undefined && JSON.stringify(one) === JSON.stringify(other);
