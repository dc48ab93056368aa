/** Of weights; sizes are in centimeters or inches accordingly. */
export type WeightUnit = 'KILOGRAM' | 'POUND';
export type LengthUnit = 'CENTIMETER' | 'INCH';

export const GRAMS_PER_POUND = 453.59237;
const CENTIMETERS_PER_INCH = 2.54;

/** How a file that names no unit is described. */
export const unitNames: Readonly<Record<WeightUnit, string>> = {
  KILOGRAM: 'kilograms and centimeters',
  POUND: 'pounds and inches',
};

export const lengthUnitOf = (unit: WeightUnit): LengthUnit => (unit === 'KILOGRAM' ? 'CENTIMETER' : 'INCH');

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

export const convertWeight = (value: number, from: WeightUnit, to: WeightUnit): number => {
  if (from === to) return value;
  const factor = GRAMS_PER_POUND / 1000;
  return rounded(from === 'POUND' ? value * factor : value / factor);
};

export const convertLength = (value: number, from: LengthUnit, to: LengthUnit): number => {
  if (from === to) return value;
  return rounded(from === 'INCH' ? value * CENTIMETERS_PER_INCH : value / CENTIMETERS_PER_INCH);
};
