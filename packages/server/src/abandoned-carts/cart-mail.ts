import {
  abandonedCartTextsIn,
  greetingName,
  type AbandonedCartTexts,
} from '@sitewright/domain/abandoned-carts';
import type { ShoppingCart } from '@sitewright/domain/cart';
import { fillText } from '@sitewright/domain/languages';
import {
  escapeMailHtml,
  mailButtonHtml,
  paragraphsHtml,
  singleLine,
  type MailLayout,
} from '@sitewright/domain/mail';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import type { EmailText } from '@sitewright/domain/store-emails';
import { composeEmail } from '../store-email-texts/index.ts';
import { RESTORE_PATH, UNSUBSCRIBE_PATH } from './cart-link.ts';

/** A line of the cart as the email shows it. */
export interface MailedLine {
  readonly title: string;
  readonly options: string;
  readonly quantity: number;
  readonly price: string;
  readonly amount: string;
  /** Absolute; empty without one. */
  readonly imageUrl: string;
}

export interface CartMailToCompose {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly language: string;
  readonly firstName: string;
  readonly lines: readonly MailedLine[];
  readonly subtotal: string;
  readonly cartUrl: string;
  readonly unsubscribeUrl: string;
  readonly own?: EmailText | undefined;
}

const LISTED = 50;

/** What is in the cart and can be bought. */
export const mailedLines = ({ entries }: ShoppingCart, publicOrigin: string): MailedLine[] =>
  entries
    .filter(({ isAvailable }) => isAvailable)
    .slice(0, LISTED)
    .map(({ title, quantity, chosenVariant, purchasePriceText, subTotalText, image }) => ({
      title: singleLine(title),
      options: chosenVariant.optionValues.map(({ value }) => singleLine(value)).join(', '),
      quantity,
      price: purchasePriceText,
      amount: subTotalText,
      imageUrl: image ? `${new URL(image.assetUrl, publicOrigin).href}?format=300w` : '',
    }));

const nameOf = ({ quantity, title, options }: MailedLine): string =>
  `${quantity} × ${title}${options === '' ? '' : ` (${options})`}`;

const textOf = (
  text: string,
  { lines, subtotal, cartUrl, unsubscribeUrl, site }: CartMailToCompose,
  texts: AbandonedCartTexts,
): string =>
  [
    text,
    `${texts.backToCart}: ${cartUrl}`,
    lines.map((line) => `${nameOf(line)}: ${line.amount}`).join('\n'),
    `${texts.subtotal}: ${subtotal}`,
    fillText(texts.whyThisEmail, { site: singleLine(site.settings.title) }),
    `${texts.unsubscribe}: ${unsubscribeUrl}`,
  ].join('\n\n');

const QUIET = 'color:#6b7280;font-size:14px;line-height:20px';
const CELL = 'padding:12px 0;border-top:1px solid #e5e7eb;vertical-align:top';

const pictureCell = ({ imageUrl }: MailedLine): string => {
  const picture =
    imageUrl === ''
      ? ''
      : `<img src="${escapeMailHtml(imageUrl)}" alt="" width="56" height="56" style="display:block;width:56px;height:56px;object-fit:cover;border-radius:4px">`;
  return `<td class="mail-line" width="72" style="${CELL}">${picture}</td>`;
};

const lineHtml = (line: MailedLine, hasPictures: boolean): string =>
  `<tr>${hasPictures ? pictureCell(line) : ''}<td class="mail-line" style="${CELL}">${escapeMailHtml(`${line.quantity} × ${line.title}`)}${
    line.options === ''
      ? ''
      : `<br><span class="mail-quiet" style="${QUIET}">${escapeMailHtml(line.options)}</span>`
  }</td><td class="mail-line" align="right" style="${CELL};white-space:nowrap;padding-left:16px">${escapeMailHtml(line.amount)}</td></tr>`;

const tableHtml = ({ lines, subtotal }: CartMailToCompose, texts: AbandonedCartTexts): string => {
  const hasPictures = lines.some(({ imageUrl }) => imageUrl !== '');
  const total = `${CELL};font-weight:600`;
  return [
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">',
    ...lines.map((line) => lineHtml(line, hasPictures)),
    `<tr><td class="mail-line" colspan="${hasPictures ? 2 : 1}" style="${total}">${escapeMailHtml(texts.subtotal)}</td><td class="mail-line" align="right" style="${total};white-space:nowrap;padding-left:16px">${escapeMailHtml(subtotal)}</td></tr>`,
    '</table>',
  ].join('\n');
};

const htmlOf = (
  text: string,
  mail: CartMailToCompose,
  { texts, layout }: { readonly texts: AbandonedCartTexts; readonly layout: MailLayout },
): string =>
  [
    paragraphsHtml(text, layout.accentColor),
    mailButtonHtml({ label: texts.backToCart, url: mail.cartUrl }, layout),
    tableHtml(mail, texts),
    `<p class="mail-quiet" style="margin:0;${QUIET}">${escapeMailHtml(fillText(texts.whyThisEmail, { site: singleLine(mail.site.settings.title) }))}<br><a class="mail-link" href="${escapeMailHtml(mail.unsubscribeUrl)}" style="color:#1f2430">${escapeMailHtml(texts.unsubscribe)}</a></p>`,
  ].join('\n');

export interface ComposedCartMail {
  readonly subject: string;
  readonly text: string;
  readonly html: (layout: MailLayout) => string;
}

/** The email about a cart, as it is sent and as the owner sees it in the preview. */
export const composeCartMail = (mail: CartMailToCompose): ComposedCartMail => {
  const { site, publicOrigin, language, firstName, lines, subtotal, cartUrl, own } = mail;
  const texts = abandonedCartTextsIn(language);
  const { subject, text } = composeEmail({
    kind: 'abandoned-cart',
    language,
    own,
    data: {
      site: { title: singleLine(site.settings.title), url: publicOrigin },
      customer: { firstName: greetingName(firstName) },
      cart: { subtotal, url: cartUrl },
      items: lines.map(({ title, options, quantity, price }) => ({ title, options, quantity, price })),
    },
  });
  return {
    subject,
    text: textOf(text, mail, texts),
    html: (layout) => htmlOf(text, mail, { texts, layout }),
  };
};

const SAMPLE_LINES = [
  { title: 'Sample product', options: 'A3', quantity: 2, cents: 2400 },
  { title: 'Another product', options: '', quantity: 1, cents: 1500 },
] as const;

/** Of the preview. They restore nothing and unsubscribe nobody. */
export const sampleLinks = (publicOrigin: string): Pick<CartMailToCompose, 'cartUrl' | 'unsubscribeUrl'> => ({
  cartUrl: `${publicOrigin}${RESTORE_PATH}`,
  unsubscribeUrl: `${publicOrigin}${UNSUBSCRIBE_PATH}`,
});

/** Of the preview. */
export const sampleCartMail = (
  { site, publicOrigin }: Pick<CartMailToCompose, 'site' | 'publicOrigin'>,
  language: string,
): CartMailToCompose => {
  const { currency } = site.settings;
  const print = (cents: number): string =>
    isCurrencyCode(currency) ? formatPrice(cents, { currency, locale: language }) : `${cents} ${currency}`;
  return {
    site,
    publicOrigin,
    language,
    firstName: 'Ada',
    lines: SAMPLE_LINES.map(({ cents, ...line }) => ({
      ...line,
      price: print(cents),
      amount: print(cents * line.quantity),
      imageUrl: '',
    })),
    subtotal: print(SAMPLE_LINES.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0)),
    ...sampleLinks(publicOrigin),
  };
};
