const ORDER_FORM = /<form\b[^>]*\/-\/cart\/entries(?!\/)[^>]*>[\s\S]*?<\/form>/gi;
const CHOICE = '<input type="radio" class="variant-radiobtn"';

/** Without JavaScript the browser's validation asks for missing choices. */
export const requireChoices = (html: string): string =>
  html.includes(CHOICE)
    ? html.replaceAll(ORDER_FORM, (form) => form.replaceAll(CHOICE, `${CHOICE} required`))
    : html;
