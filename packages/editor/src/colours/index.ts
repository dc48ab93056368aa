export { ColourField } from './colour-field.tsx';
export { ColourPicker } from './colour-picker.tsx';
export type { ContrastPair } from './contrasts.ts';
export type { Swatch } from './colour-swatches.tsx';
