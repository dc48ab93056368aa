/** Puts words into the places of a text, whatever signs they hold. */
export const fillText = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
