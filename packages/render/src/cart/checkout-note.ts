import { hasCheckout } from '@sitewright/domain/cart';
import { escapeText } from '@sitewright/template';
import { element } from '../blocks/index.ts';

interface NoteTexts {
  readonly noCheckout: string;
  readonly orderByEmail: string;
}

const CLASS = 'sw-cart-checkout';

/**
 * A note below the cart that there is no online payment, with the contact email; empty once there is a
 * checkout.
 */
export const checkoutNote = ({ noCheckout, orderByEmail }: NoteTexts, contactEmail: string): string => {
  if (hasCheckout) return '';
  const link = element('a', { href: `mailto:${contactEmail}` }, escapeText(contactEmail));
  const contact = contactEmail === '' ? '' : ` ${escapeText(orderByEmail)} ${link}`;
  return element('p', { class: CLASS }, escapeText(noCheckout) + contact);
};

/**
 * Appends the note if the template does not print it. The cart script shows its own, so then it is for
 * visitors without JavaScript.
 */
export const withCheckoutNote = (html: string, note: string): string => {
  if (note === '' || html.includes(CLASS)) return html;
  return html + (html.includes('data-island="shop"') ? `<noscript>${note}</noscript>` : note);
};
