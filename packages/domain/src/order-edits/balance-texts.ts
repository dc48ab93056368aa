import { translationIn } from '../languages/index.ts';

const english = 'Balance of order #{number}';

const translations: ReadonlyMap<string, string> = new Map([
  ['de', 'Restbetrag der Bestellung #{number}'],
  ['fr', 'Solde de la commande n° {number}'],
  ['es', 'Importe pendiente del pedido n.º {number}'],
]);

/** What is paid by the link of a balance, in the language of the store; `{number}` is filled in. */
export const balanceTitleIn = (language: string): string => translationIn(translations, language) ?? english;
