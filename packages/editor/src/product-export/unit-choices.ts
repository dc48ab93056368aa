import type { WeightUnit } from '@sitewright/domain/product-files';

export const unitChoices = [
  { id: 'POUND', name: 'Pounds and inches' },
  { id: 'KILOGRAM', name: 'Kilograms and centimeters' },
];

export const readUnit = (id: string): WeightUnit => (id === 'KILOGRAM' ? 'KILOGRAM' : 'POUND');
