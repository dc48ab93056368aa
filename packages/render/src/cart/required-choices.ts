import { replaceOrderForms } from './order-forms.ts';

/** The tag of a form that adds to the cart, not of one that changes an entry of it. */
const ADDS = /^[^>]*\/-\/cart\/entries(?!\/)/;
const CHOICE = '<input type="radio" class="variant-radiobtn"';

/** Without JavaScript the browser's validation asks for missing choices. */
export const requireChoices = (html: string): string =>
  html.includes(CHOICE)
    ? replaceOrderForms(html, (form) =>
        ADDS.test(form) ? form.replaceAll(CHOICE, `${CHOICE} required`) : form,
      )
    : html;
