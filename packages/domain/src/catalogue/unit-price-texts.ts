import { fillText, translationIn } from '../languages/index.ts';
import { contentUnits } from './content-units.ts';
import { printNumber } from './print-number.ts';
import { referenceOf, type Measure, type UnitMeasure } from './unit-price.ts';

interface Words {
  /** Stands behind the amount of money. */
  readonly per: string;
  readonly piece: string;
  readonly pieces: string;
}

const english: Words = { per: 'per {measure}', piece: 'piece', pieces: 'pieces' };

const translations: ReadonlyMap<string, Words> = new Map([
  ['de', { per: 'je {measure}', piece: 'Stück', pieces: 'Stück' }],
  ['fr', { per: '/ {measure}', piece: 'pièce', pieces: 'pièces' }],
  ['es', { per: 'por {measure}', piece: 'unidad', pieces: 'unidades' }],
]);

const wordsIn = (language: string): Words => translationIn(translations, language) ?? english;

const unitText = ({ amount, unit }: Measure, language: string): string => {
  const { piece, pieces } = wordsIn(language);
  return contentUnits[unit].symbol || (amount === 1 ? piece : pieces);
};

/** "250 g", "12 pieces" */
export const formatMeasure = (measure: Measure, language: string): string =>
  `${printNumber(measure.amount, language)} ${unitText(measure, language)}`;

/** What stands behind a unit price: "per 100 g", "per kg". */
export const unitReferenceText = (unitMeasure: UnitMeasure, language: string): string => {
  const reference = referenceOf(unitMeasure);
  const measure = reference.amount === 1 ? unitText(reference, language) : formatMeasure(reference, language);
  return fillText(wordsIn(language).per, { measure });
};
