import { escapeText } from '@sitewright/template';
import { attributes, element } from '../blocks/index.ts';

/** A page of the shop that says one thing, with links or a button. */
export interface MessagePage {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
  /** A plain form that is a button alone. */
  readonly form?: { readonly action: string; readonly button: string };
}

export const messagePageMarkup = ({ title, text, links, form }: MessagePage): string => {
  const button = form
    ? element(
        'form',
        { action: form.action, method: 'post' },
        `<input type="hidden" name="confirmed" value="yes"><button class="checkout-button">${escapeText(form.button)}</button>`,
      )
    : '';
  const linked = links.map((link) => `<a${attributes({ href: link.url })}>${escapeText(link.title)}</a>`);
  return (
    `<header><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p></header>` +
    button +
    (linked.length === 0 ? '' : `<p class="order-links">${linked.join(' · ')}</p>`)
  );
};
