import { isSafeAddress } from '@sitewright/domain/blocks';
import { escapeAttribute, escapeText } from '@sitewright/template';

export { escapeAttribute, escapeText };

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** `undefined` and `false` omit the attribute, `true` renders it without a value. */
export const attributes = (all: Attributes): string => {
  let html = '';
  for (const name in all) {
    const value = all[name];
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return html;
};

export const element = (tag: string, all: Attributes, content: string): string =>
  `<${tag}${attributes(all)}>${content}</${tag}>`;

/** An element, or an empty text if it would have no content. */
export const optional = (tag: string, all: Attributes, content: string): string =>
  content.trim() === '' ? '' : element(tag, all, content);

/** An element that the blocks' script enhances; pages load the script only if they have one. */
export const island = (tag: `sw-${string}`, all: Attributes, content: string): string =>
  element(tag, { 'data-island': 'blocks', ...all }, content);

/** Escaped text with `<br>` for line breaks. */
export const lines = (text: string): string => escapeText(text.trim()).replaceAll(/\r?\n/g, '<br>');

export interface LinkTarget {
  readonly url: string;
  readonly newWindow?: boolean;
}

/** Attributes of a link; URLs that could run a script become `#`. */
export const linkAttributes = ({ url, newWindow }: LinkTarget): Attributes => ({
  href: isSafeAddress(url) ? url : '#',
  ...(newWindow ? { target: '_blank', rel: 'noopener' } : {}),
});

/** HTML inside a link, or unchanged if there is no URL. */
export const linked = (content: string, target: LinkTarget | undefined, className?: string): string =>
  target && target.url !== ''
    ? element('a', { class: className, ...linkAttributes(target) }, content)
    : content;
