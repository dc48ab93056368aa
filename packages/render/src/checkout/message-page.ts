import { escapeText } from '@sitewright/template';
import { attributes, element } from '../blocks/index.ts';

/** A page of the shop that says one thing, with links or a button. */
export interface MessagePage {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly title: string; readonly url: string }[];
  /** A plain form of a button, or two where there is something to choose. */
  readonly form?: {
    readonly action: string;
    readonly button: string;
    /** Sent as its name and value if it is the one that is pressed. */
    readonly otherButton?: { readonly label: string; readonly name: string; readonly value: string };
  };
}

const otherButton = (button: NonNullable<MessagePage['form']>['otherButton']): string =>
  button
    ? ` <button${attributes({ class: 'checkout-button', name: button.name, value: button.value })}>${escapeText(button.label)}</button>`
    : '';

export const messagePageMarkup = ({ title, text, links, form }: MessagePage): string => {
  const button = form
    ? element(
        'form',
        { action: form.action, method: 'post' },
        `<input type="hidden" name="confirmed" value="yes"><button class="checkout-button">${escapeText(form.button)}</button>${otherButton(form.otherButton)}`,
      )
    : '';
  const linked = links.map((link) => `<a${attributes({ href: link.url })}>${escapeText(link.title)}</a>`);
  return (
    `<header><h1>${escapeText(title)}</h1><p>${escapeText(text)}</p></header>` +
    button +
    (linked.length === 0 ? '' : `<p class="order-links">${linked.join(' · ')}</p>`)
  );
};
