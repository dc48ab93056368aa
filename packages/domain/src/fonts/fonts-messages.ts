/** `{fontName}` is replaced by the family. */
export const fontsMessages = {
  'fonts-unreachable': 'Unable to load fonts',
  'font-preview-failed': 'Unable to load preview for {fontName}',
  'font-fetch-failed': '{fontName} could not be fetched. It stays as it was.',
  'font-unknown': 'There is no font of this name.',
  'font-kit-format': 'A kit id has letters and digits only, such as abc1def.',
  'font-kit-unknown': 'There is no published kit with this id.',
  'font-kit-unreachable': 'The kit could not be read. Try again when you are online.',
} as const;

export type FontRefusal = keyof typeof fontsMessages;

export const fontText = (code: FontRefusal, fontName = ''): string =>
  fontsMessages[code].replace('{fontName}', () => fontName);
