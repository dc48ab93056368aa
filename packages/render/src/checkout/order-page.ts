import { addressTextsIn, type Address } from '@sitewright/domain/addresses';
import { checkoutTextsIn, type CheckoutFault, type CheckoutTexts } from '@sitewright/domain/checkout';
import { donationTextsIn } from '@sitewright/domain/donations';
import { giftCardTextsIn } from '@sitewright/domain/gift-cards';
import { fillText } from '@sitewright/domain/languages';
import type { PhoneField } from '@sitewright/domain/store';
import { manageTextsIn } from '@sitewright/domain/subscription-pages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';
import {
  donationPageMarkup,
  donationPageStyles,
  fundListMarkup,
  type DonationPage,
  type FundList,
} from '../donations/index.ts';
import {
  balancePageMarkup,
  giftCardFormMarkup,
  giftCardListMarkup,
  giftCardPageStyles,
  type BalancePage,
  type GiftCardForm,
  type GiftCardList,
} from '../gift-cards/index.ts';
import {
  invalidLinkMarkup,
  subscribeMarkup,
  subscriptionMarkup,
  subscriptionPageStyles,
  type InvalidSubscriptionLink,
  type ManagedSubscription,
  type SubscribePage,
} from '../subscription-pages/index.ts';
import { returnFormMarkup, returnFormTitle, type ReturnForm } from '../returns/index.ts';
import { orderStyles } from './checkout-styles.ts';
import { addressFields } from './field-markup.ts';
import { messagePageMarkup, type MessagePage } from './message-page.ts';
import { orderMarkup, type OrderPageKind, type ShownOrder } from './order-markup.ts';

export type OrderPage =
  | { readonly kind: 'gift-card'; readonly form: GiftCardForm }
  | { readonly kind: 'gift-card-list'; readonly list: GiftCardList }
  | { readonly kind: 'gift-card-balance'; readonly balance: BalancePage }
  | { readonly kind: 'donation'; readonly page: DonationPage }
  | { readonly kind: 'donation-list'; readonly list: FundList }
  | { readonly kind: 'subscribe'; readonly page: SubscribePage }
  | {
      readonly kind: 'subscription';
      readonly page: ManagedSubscription;
      /** Null where the address is not being changed. */
      readonly addressForm: SubscriptionAddressForm | null;
    }
  | { readonly kind: 'subscription-link'; readonly page: InvalidSubscriptionLink }
  | { readonly kind: 'return'; readonly form: ReturnForm }
  | { readonly kind: 'message'; readonly message: MessagePage }
  | { readonly kind: OrderPageKind; readonly order: ShownOrder }
  | EmailQuestion;

/** The address of a subscription as it is typed. */
export interface SubscriptionAddressForm {
  readonly address: Address;
  readonly phone: PhoneField;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly faults: readonly CheckoutFault[];
}

/** Asks for the email address of the order, again with the wrong one that was entered. */
interface EmailQuestion {
  readonly kind: 'email';
  readonly action: string;
  readonly fault: string;
  readonly email: string;
}

const emailForm = ({ action, fault, email: value }: EmailQuestion, texts: CheckoutTexts): string => {
  const email = attributes({
    id: 'order-email',
    name: 'email',
    type: 'email',
    value: value || undefined,
    required: true,
    autocomplete: 'email',
    maxlength: 254,
    'aria-invalid': fault === '' ? undefined : 'true',
    'aria-describedby': fault === '' ? undefined : 'order-email-fault',
    autofocus: fault !== '',
  });
  return (
    `<header><h1>${escapeText(texts.confirmEmail)}</h1><p>${escapeText(texts.confirmEmailText)}</p></header>` +
    element(
      'form',
      { class: 'order-email', action, method: 'post' },
      `<div class="checkout-field"><label for="order-email">${escapeText(texts.email)}</label><input${email}>` +
        optional(
          'p',
          { class: 'checkout-fault', id: 'order-email-fault', role: 'alert' },
          escapeText(fault),
        ) +
        `</div><div><button class="checkout-button">${escapeText(texts.showOrder)}</button></div>`,
    )
  );
};

/** The title of the page in the browser. */
export const orderPageTitle = (page: OrderPage, language: string): string => {
  const texts = checkoutTextsIn(language);
  if (page.kind === 'return') return returnFormTitle(page.form);
  if (page.kind === 'message') return page.message.title;
  if (page.kind === 'gift-card') return page.form.title;
  if (page.kind === 'donation') return page.page.fund.title;
  if (page.kind === 'donation-list') return donationTextsIn(language).listTitle;
  if (page.kind === 'subscribe' || page.kind === 'subscription') return page.page.title;
  if (page.kind === 'subscription-link') return manageTextsIn(language).yourSubscription;
  if (page.kind === 'gift-card-list') return giftCardTextsIn(language).listTitle;
  if (page.kind === 'gift-card-balance') return giftCardTextsIn(language).balanceTitle;
  return page.kind === 'email' ? texts.confirmEmail : fillText(texts.order, { number: page.order.number });
};

const addressForm = (
  { address, phone, countries, faults }: SubscriptionAddressForm,
  texts: CheckoutTexts,
  language: string,
): string =>
  addressFields(
    { name: 'shippingAddress', address, form: { phone, countries, texts: addressTextsIn(language) } },
    { texts, faults },
  );

const innerMarkup = (page: OrderPage, texts: CheckoutTexts): string => {
  if (page.kind === 'return') return returnFormMarkup(page.form);
  if (page.kind === 'message') return messagePageMarkup(page.message);
  if (page.kind === 'gift-card') return giftCardFormMarkup(page.form);
  if (page.kind === 'donation') return donationPageMarkup(page.page);
  if (page.kind === 'donation-list') return fundListMarkup(page.list);
  if (page.kind === 'subscribe') return subscribeMarkup(page.page);
  if (page.kind === 'subscription')
    return subscriptionMarkup(
      page.page,
      page.addressForm ? addressForm(page.addressForm, texts, page.page.language) : '',
    );
  if (page.kind === 'subscription-link') return invalidLinkMarkup(page.page);
  if (page.kind === 'gift-card-list') return giftCardListMarkup(page.list);
  if (page.kind === 'gift-card-balance') return balancePageMarkup(page.balance);
  return page.kind === 'email' ? emailForm(page, texts) : orderMarkup(page.kind, page.order, texts);
};

const stylesOf = ({ kind }: OrderPage): string => {
  if (kind === 'subscribe' || kind === 'subscription')
    return orderStyles + giftCardPageStyles + subscriptionPageStyles;
  if (kind.startsWith('donation')) return orderStyles + donationPageStyles;
  return kind.startsWith('gift-card') ? orderStyles + giftCardPageStyles : orderStyles;
};

/** Pages of one narrow column begin where the site's own pages do; the others fill a frame in the middle. */
const columnKinds: ReadonlySet<OrderPage['kind']> = new Set([
  'message',
  'email',
  'gift-card',
  'gift-card-list',
  'gift-card-balance',
  'subscribe',
  'subscription-link',
]);

/** A page of an order, its form for returns, a page of gift cards, donations or subscriptions, or the question for the email address it was placed with. */
export const orderPage = (page: OrderPage, language: string): string => {
  const texts = checkoutTextsIn(language);
  return `<style>${stylesOf(page)}</style><div class="order-page${columnKinds.has(page.kind) ? ' is-column' : ''}">${innerMarkup(page, texts)}</div>`;
};
