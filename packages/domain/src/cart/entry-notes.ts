import {
  availableOf,
  findQuantityFault,
  isInStock,
  type QuantityRange,
  type Stock,
} from '../catalogue/index.ts';
import { fillText, translationIn } from '../languages/index.ts';
import { shopTextsIn } from './texts/shop-translations.ts';

/** What a line of the cart says about something that cannot be had, or not as often as it is wanted. */
interface NoteTexts {
  readonly gone: string;
  readonly soldOut: string;
  readonly few: string;
}

const english: NoteTexts = { gone: 'No longer available', soldOut: 'Sold out', few: 'Only {n} left' };

const translations: ReadonlyMap<string, NoteTexts> = new Map([
  ['de', { gone: 'Nicht mehr erhältlich', soldOut: 'Ausverkauft', few: 'Nur noch {n} da' }],
  ['fr', { gone: 'N’est plus disponible', soldOut: 'Épuisé', few: 'Plus que {n} en stock' }],
  ['es', { gone: 'Ya no está disponible', soldOut: 'Agotado', few: 'Solo quedan {n}' }],
]);

const textsIn = (language: string): NoteTexts => translationIn(translations, language) ?? english;

export const unavailableNote = (language: string): string => textsIn(language).gone;

/** Empty while there are as many as the cart holds. */
export const stockNote = (stock: Stock, pieces: number, language: string): string => {
  if (pieces <= availableOf(stock)) return '';
  const { soldOut, few } = textsIn(language);
  return isInStock(stock) ? few.replace('{n}', String(stock.quantity)) : soldOut;
};

/** Why a line does not keep to the product's quantity rules, which may be newer than the line; empty where it does. */
export const quantityNote = (quantity: number, range: QuantityRange, language: string): string => {
  const fault = findQuantityFault(quantity, range);
  return fault ? fillText(shopTextsIn(language)[fault.code], { limit: String(fault.limit) }) : '';
};
