/** What must stay as it was written, and what only people need: comments, line ends and the blanks around them. */
const PARTS =
  /(?<kept>"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\((?:[^)"'\\]|\\[^])*\)|\/\*![^]*?(?:\*\/|$))|(?:\s|\/\*(?!!)[^]*?(?:\*\/|$))+/g;

/** A stylesheet as it is sent: a tenth smaller when it is packed, and no visitor reads it. */
export const compactStyles = (css: string): string =>
  css.replaceAll(PARTS, (_part, kept: string | undefined) => kept ?? ' ').trim();
