/** Minifies a style sheet: drops comments and whitespace. */
export const css = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw(parts, ...values)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
