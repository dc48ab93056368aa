import { donationTextsIn } from '@sitewright/domain/donations';
import { escapeText } from '@sitewright/template';
import {
  DONATE_ACTION,
  donationFields,
  element,
  optional,
  type DonationFields,
  type ShownFund,
} from '../blocks/index.ts';

/** The page on which a donation is given. */
export interface DonationPage extends DonationFields {
  /** Why it was refused as a whole; empty where it was not. */
  readonly notice: string;
}

export const donationPageMarkup = (page: DonationPage): string => {
  const texts = donationTextsIn(page.language);
  return (
    `<header><h1>${escapeText(page.fund.title)}</h1>` +
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
  readonly funds: readonly Pick<ShownFund, 'title' | 'url' | 'description'>[];
}

export const fundListMarkup = ({ language, funds }: FundList): string =>
  `<header><h1>${escapeText(donationTextsIn(language).listTitle)}</h1></header>` +
  element(
    'ul',
    { class: 'donation-funds', role: 'list' },
    funds
      .map(({ title, url, description }) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: url },
            `<strong>${escapeText(title)}</strong>${optional('span', {}, escapeText(description))}`,
          ),
        ),
      )
      .join(''),
  );
