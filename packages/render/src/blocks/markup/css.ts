/** A style sheet without what only people need: comments, line ends and blanks around signs. */
export const css = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw(parts, ...values)
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
