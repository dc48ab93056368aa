const ORDER_FORM = /<form\b[^>]*\/-\/cart\/entries(?!\/)[^>]*>[\s\S]*?<\/form>/gi;
const CHOICE = '<input type="radio" class="variant-radiobtn"';

/** In a form that orders without script the browser itself asks for what was not chosen, before anything is sent. */
export const requireChoices = (html: string): string =>
  html.replaceAll(ORDER_FORM, (form) => form.replaceAll(CHOICE, `${CHOICE} required`));
