export { ColourField } from './colour-field.tsx';
export { ColourPicker } from './colour-picker.tsx';
export { ContrastNote } from './contrast-note.tsx';
export type { Ground } from './contrast-note.tsx';
export type { Swatch } from './colour-swatches.tsx';
