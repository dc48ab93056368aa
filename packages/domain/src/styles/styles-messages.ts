/** `{ratio}` and `{needed}` are replaced by numbers, `{min}` and `{max}` by limits. */
export const stylesMessages = {
  'hue-out-of-bounds': 'Hue out of bounds.',
  'saturation-out-of-bounds': 'Saturation out of bounds.',
  'lightness-out-of-bounds': 'Lightness out of bounds.',
  'alpha-out-of-bounds': 'Alpha out of bounds.',
  'hsl-missing': 'Missing an H/S/L value.',
  'hex-format': 'A hex colour has 3 to 6 digits from 0 to 9 and A to F.',
  'rgb-out-of-bounds': 'Red, green and blue are whole numbers from 0 to 255.',
  'colour-format': 'This is not a colour. Write it like #e8432a or rgb(232, 67, 42).',
  'size-format': 'Write a number and a unit, like 1.5rem or 24px.',
  'number-format': 'Enter a number.',
  'out-of-bounds': 'Choose a value from {min} to {max}.',
  'value-format': 'A value may not hold brackets of rules, semicolons or addresses.',
  'contrast-low': 'Contrast is {ratio}:1. Text needs at least {needed}:1 to be readable.',
} as const;

export type StyleFault = keyof typeof stylesMessages;

export const styleFaultText = (
  fault: StyleFault,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  stylesMessages[fault].replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? ''));
