import { isSafeAddress } from '@sitewright/domain/blocks';
import { escapeAttribute, escapeText } from '@sitewright/template';

export { escapeAttribute, escapeText };

export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** `undefined` and `false` leave an attribute out, `true` prints its name alone. */
export const attributes = (all: Attributes): string => {
  let html = '';
  for (const name in all) {
    const value = all[name];
    if (value === undefined || value === false) continue;
    html += value === true ? ` ${name}` : ` ${name}="${escapeAttribute(String(value))}"`;
  }
  return html;
};

/** An element around HTML. */
export const element = (tag: string, all: Attributes, content: string): string =>
  `<${tag}${attributes(all)}>${content}</${tag}>`;

/** An element around HTML, or nothing where there is nothing to put in it. */
export const optional = (tag: string, all: Attributes, content: string): string =>
  content.trim() === '' ? '' : element(tag, all, content);

/** An element that comes to life with the blocks' script, which the page loads only where it finds one. */
export const island = (tag: `sw-${string}`, all: Attributes, content: string): string =>
  element(tag, { 'data-island': 'blocks', ...all }, content);

/** Text with its line breaks. */
export const lines = (text: string): string => escapeText(text.trim()).replaceAll(/\r?\n/g, '<br>');

export interface LinkTarget {
  readonly url: string;
  readonly newWindow?: boolean;
}

/** The attributes of a link; an address that could run a script leads nowhere. */
export const linkAttributes = ({ url, newWindow }: LinkTarget): Attributes => ({
  href: isSafeAddress(url) ? url : '#',
  ...(newWindow ? { target: '_blank', rel: 'noopener' } : {}),
});

/** HTML inside a link, or as it is when there is no address. */
export const linked = (content: string, target: LinkTarget | undefined, className?: string): string =>
  target && target.url !== ''
    ? element('a', { class: className, ...linkAttributes(target) }, content)
    : content;
