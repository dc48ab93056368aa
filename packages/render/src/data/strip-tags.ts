/** Replaces each tag by a space; an unclosed `<` drops the rest. */
export const stripTags = (html: string): string => {
  let text = '';
  let start = 0;
  while (start < html.length) {
    const open = html.indexOf('<', start);
    if (open < 0) return text + withoutClosers(html.slice(start));
    text += withoutClosers(html.slice(start, open));
    const close = html.indexOf('>', open);
    if (close < 0) return text;
    text += ' ';
    start = close + 1;
  }
  return text;
};

const withoutClosers = (text: string): string => text.replaceAll('>', ' ');
