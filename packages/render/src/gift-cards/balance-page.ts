import { giftCardTextsIn } from '@sitewright/domain/gift-cards';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';

/** The page that tells what is left on a gift card. */
export interface BalancePage {
  readonly language: string;
  readonly action: string;
  /** Empty where there is none. */
  readonly fault: string;
  readonly found?: {
    readonly lastFour: string;
    readonly balance: string;
    /** Empty for one that never expires. */
    readonly validUntil: string;
  };
}

const resultMarkup = ({ found, language }: BalancePage): string => {
  if (!found) return '';
  const texts = giftCardTextsIn(language);
  return element(
    'div',
    { class: 'gift-card-result', role: 'status' },
    `<p>${escapeText(fillText(texts.cardEnding, { lastFour: found.lastFour }))}</p>` +
      `<p>${escapeText(texts.balance)} <strong>${escapeText(found.balance)}</strong></p>` +
      optional(
        'p',
        {},
        found.validUntil && escapeText(fillText(texts.validUntil, { day: found.validUntil })),
      ),
  );
};

export const balancePageMarkup = (page: BalancePage): string => {
  const { language, action, fault } = page;
  const texts = giftCardTextsIn(language);
  const code = attributes({
    id: 'gift-card-code',
    name: 'code',
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    maxlength: 40,
    required: true,
    'aria-invalid': fault === '' ? undefined : 'true',
    'aria-describedby': fault === '' ? undefined : 'gift-card-code-fault',
    autofocus: fault !== '',
  });
  return (
    `<header><h1>${escapeText(texts.balanceTitle)}</h1><p>${escapeText(texts.balanceText)}</p></header>` +
    resultMarkup(page) +
    element(
      'form',
      { class: 'gift-card-balance', action, method: 'post' },
      `<div class="checkout-field"><label for="gift-card-code">${escapeText(texts.code)}</label><input${code}>` +
        optional(
          'p',
          { class: 'checkout-fault', id: 'gift-card-code-fault', role: 'alert' },
          escapeText(fault),
        ) +
        `</div><div><button class="checkout-button">${escapeText(texts.showBalance)}</button></div>`,
    )
  );
};
