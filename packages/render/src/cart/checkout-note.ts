import { hasCheckout } from '@sitewright/domain/cart';
import { escapeText } from '@sitewright/template';
import { element } from '../blocks/index.ts';

interface NoteTexts {
  readonly noCheckout: string;
  readonly orderByEmail: string;
}

const CLASS = 'sw-cart-checkout';

/** Says below a cart that nothing can be paid for online, and where to write to; empty once there is a checkout. */
export const checkoutNote = ({ noCheckout, orderByEmail }: NoteTexts, contactEmail: string): string => {
  if (hasCheckout) return '';
  const link = element('a', { href: `mailto:${contactEmail}` }, escapeText(contactEmail));
  const contact = contactEmail === '' ? '' : ` ${escapeText(orderByEmail)} ${link}`;
  return element('p', { class: CLASS }, escapeText(noCheckout) + contact);
};

/** Behind a cart whose template does not print the note. Where script takes the cart over, it shows its own. */
export const withCheckoutNote = (html: string, note: string): string => {
  if (note === '' || html.includes(CLASS)) return html;
  return html + (html.includes('data-island="shop"') ? `<noscript>${note}</noscript>` : note);
};
