import { translationIn } from '../../languages/index.ts';

/** Why nothing was charged, beside what a gateway says. */
export type OwnFailure = 'out-of-stock' | 'not-deliverable' | 'no-method';

const english: Readonly<Record<OwnFailure, string>> = {
  'out-of-stock': 'The product is out of stock.',
  'not-deliverable': 'The product cannot be delivered to this address.',
  'no-method': 'No payment method is stored.',
};

const texts: ReadonlyMap<string, Readonly<Record<OwnFailure, string>>> = new Map([
  ['en', english],
  [
    'de',
    {
      'out-of-stock': 'Das Produkt ist nicht auf Lager.',
      'not-deliverable': 'An diese Adresse kann nicht geliefert werden.',
      'no-method': 'Es ist keine Zahlungsart hinterlegt.',
    },
  ],
  [
    'fr',
    {
      'out-of-stock': 'Le produit n’est pas en stock.',
      'not-deliverable': 'Le produit ne peut pas être livré à cette adresse.',
      'no-method': 'Aucun moyen de paiement n’est enregistré.',
    },
  ],
  [
    'es',
    {
      'out-of-stock': 'El producto está agotado.',
      'not-deliverable': 'El producto no se puede entregar en esta dirección.',
      'no-method': 'No hay ninguna forma de pago guardada.',
    },
  ],
]);

export const subscriptionFailureText = (failure: OwnFailure, language: string): string =>
  (translationIn(texts, language) ?? english)[failure];
