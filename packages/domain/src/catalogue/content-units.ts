type Quantity = 'weight' | 'volume' | 'length' | 'area' | 'count';

interface Unit {
  readonly quantity: Quantity;
  readonly system: 'metric' | 'imperial';
  /** In grams, milliliters, millimeters, square centimeters or pieces. */
  readonly size: number;
  readonly symbol: string;
}

const unit = (quantity: Quantity, size: number, symbol: string): Unit => ({
  quantity,
  size,
  symbol,
  system: 'metric',
});

const imperial = (quantity: Quantity, size: number, symbol: string): Unit => ({
  quantity,
  size,
  symbol,
  system: 'imperial',
});

/** Units of what is in a piece. Fluid ounces are those of the United States. */
export const contentUnits = {
  mg: unit('weight', 0.001, 'mg'),
  g: unit('weight', 1, 'g'),
  kg: unit('weight', 1000, 'kg'),
  oz: imperial('weight', 28.349523125, 'oz'),
  lb: imperial('weight', 453.59237, 'lb'),
  ml: unit('volume', 1, 'ml'),
  cl: unit('volume', 10, 'cl'),
  l: unit('volume', 1000, 'l'),
  floz: imperial('volume', 29.5735295625, 'fl oz'),
  mm: unit('length', 1, 'mm'),
  cm: unit('length', 10, 'cm'),
  m: unit('length', 1000, 'm'),
  in: imperial('length', 25.4, 'in'),
  ft: imperial('length', 304.8, 'ft'),
  cm2: unit('area', 1, 'cm²'),
  m2: unit('area', 10_000, 'm²'),
  sqft: imperial('area', 929.0304, 'sq ft'),
  piece: unit('count', 1, ''),
} as const satisfies Record<string, Unit>;

export type ContentUnit = keyof typeof contentUnits;

/** In the order in which they are offered. */
export const contentUnitNames = Object.keys(contentUnits) as readonly ContentUnit[];
