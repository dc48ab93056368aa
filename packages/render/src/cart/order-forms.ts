const ENTRIES = '/-/cart/entries';
/** The tag of a form, without its end. A tag ends where another one of a form begins, so that nothing is read twice. */
const FORM_TAG = /<form\b(?:(?!<\/?form\b)[^>])*/gi;
const FORM_EDGE = /<\/?form\b/gi;
const FORM_END = /<\/form\s*>/gi;

const matchFrom = (pattern: RegExp, html: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(html);
};

/** The tags of a template's forms that change the cart. */
const orderTags = function* (html: string): Generator<{ readonly tag: string; readonly start: number }> {
  if (!html.includes(ENTRIES)) return;
  for (const { 0: tag, index: start } of html.matchAll(FORM_TAG))
    if (tag.includes(ENTRIES)) yield { tag, start };
};

/** Whether a form of the template orders the item. */
export const isOrdered = (html: string, itemId: string): boolean => {
  for (const { tag, start } of orderTags(html)) {
    const edge = matchFrom(FORM_EDGE, html, start + tag.length);
    if (html.slice(start, edge?.index).includes(itemId)) return true;
  }
  return false;
};

/** Replaces the forms of a template that change the cart, each with its end tag. */
export const replaceOrderForms = (html: string, replace: (form: string) => string): string => {
  let replaced = '';
  let done = 0;
  for (const { tag, start } of orderTags(html)) {
    if (start < done || html[start + tag.length] !== '>') continue;
    const last = matchFrom(FORM_END, html, start + tag.length);
    if (!last) break;
    const end = last.index + last[0].length;
    replaced += html.slice(done, start) + replace(html.slice(start, end));
    done = end;
  }
  return replaced + html.slice(done);
};
