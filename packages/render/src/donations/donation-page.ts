import { donationTextsIn } from '@sitewright/domain/donations';
import { escapeText } from '@sitewright/template';
import {
  DONATE_ACTION,
  donationFields,
  element,
  fundPicture,
  optional,
  type DonationFields,
  type ShownFund,
} from '../blocks/index.ts';

/** As wide as the text, and as a column of the list. */
const PAGE_SIZES = '(max-width: 48rem) 100vw, 44rem';
const LIST_SIZES = '(max-width: 40rem) 100vw, 22rem';

/** The page on which a donation is given. */
export interface DonationPage extends DonationFields {
  /** Why it was refused as a whole; empty where it was not. */
  readonly notice: string;
}

export const donationPageMarkup = (page: DonationPage): string => {
  const texts = donationTextsIn(page.language);
  return (
    `<header>${fundPicture(page.fund, PAGE_SIZES)}<h1>${escapeText(page.fund.title)}</h1>` +
    `${optional('p', { class: 'order-text' }, escapeText(page.fund.description))}</header>` +
    optional('p', { class: 'checkout-fault', role: 'alert' }, escapeText(page.notice)) +
    element(
      'form',
      { class: 'donation-form', action: DONATE_ACTION, method: 'post', novalidate: true },
      donationFields(page) +
        '<div class="donation-buttons">' +
        `<button class="checkout-button is-accent" name="next" value="checkout">${escapeText(texts.donate)}</button>` +
        `<button class="checkout-button is-plain" name="next" value="cart">${escapeText(texts.addToCart)}</button></div>`,
    )
  );
};

/** The funds of a store that has several. */
export interface FundList {
  readonly language: string;
  readonly funds: readonly Pick<ShownFund, 'title' | 'url' | 'description' | 'image'>[];
}

export const fundListMarkup = ({ language, funds }: FundList): string =>
  `<header><h1>${escapeText(donationTextsIn(language).listTitle)}</h1></header>` +
  element(
    'ul',
    { class: 'donation-funds', role: 'list' },
    funds
      .map(({ title, url, description, image }) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: url },
            `${fundPicture({ image }, LIST_SIZES)}<strong>${escapeText(title)}</strong>${optional('span', {}, escapeText(description))}`,
          ),
        ),
      )
      .join(''),
  );
