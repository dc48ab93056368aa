import { giftCardTextsIn } from '@sitewright/domain/gift-cards';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';

/** The gift cards of a store that has several. */
export interface GiftCardList {
  readonly language: string;
  readonly cards: readonly {
    readonly url: string;
    readonly title: string;
    readonly imageUrl: string;
    /** Of its values, such as `$25.00, $50.00`. */
    readonly valuesText: string;
  }[];
}

const cardMarkup = ({ url, title, imageUrl, valuesText }: GiftCardList['cards'][number]): string =>
  element(
    'li',
    {},
    element(
      'a',
      { href: url, class: 'gift-card-product' },
      (imageUrl === '' ? '' : `<img${attributes({ src: imageUrl, alt: '' })}>`) +
        `<span><strong>${escapeText(title)}</strong>${optional('span', {}, escapeText(valuesText))}</span>`,
    ),
  );

export const giftCardListMarkup = ({ language, cards }: GiftCardList): string =>
  `<header><h1>${escapeText(giftCardTextsIn(language).listTitle)}</h1></header>` +
  element('ul', { class: 'gift-card-list', role: 'list' }, cards.map(cardMarkup).join(''));
