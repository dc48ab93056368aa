import { filledAnswers, validateProductAnswers, type Answers } from '@sitewright/domain/forms';
import { debounce } from '../motion/index.ts';
import { fillAnswers, selectMasks } from './view/fill-answers.ts';
import { readFormData, type FormInfo } from './view/form-data.ts';
import { createFormDialog, showFormDialog } from './view/form-dialog.ts';
import { FormView } from './view/form-view.ts';
import { FORM_RESIZE_MS } from './view/lightbox-timing.ts';

export interface RefusedAnswers {
  /** Messages by field. */
  readonly faults: Readonly<Record<string, string>>;
  /** The reason, if it does not belong to a field. */
  readonly message?: string;
}

/** Resolves to undefined if accepted. */
export type SubmitAnswers = (additionalFields: string) => Promise<RefusedAnswers | undefined>;

export interface ProductFormOptions {
  readonly submitText: string;
  /** Replaces `submitText` while the answers are sent. */
  readonly busyText: string;
  /** Those of an entry of the cart. */
  readonly answers?: Answers;
  readonly submit: SubmitAnswers;
}

/** The form of a product as the server renders it. */
export interface ProductForm {
  readonly itemId: string;
  readonly html: string;
}

/** Undefined if the product has no form any more, or is not shown any more: what is sent then is refused with the reason. */
export const loadProductForm = async (itemId: string): Promise<ProductForm | undefined> => {
  const response = await fetch(`/-/product-forms/${encodeURIComponent(itemId)}`);
  if (response.status === 204 || response.status === 404) return undefined;
  if (!response.ok) throw new Error(`The form of ${itemId} answered ${response.status}.`);
  return { itemId, html: await response.text() };
};

/** Answers of forms that were closed before they were sent, by product. */
const unsent = new Map<string, Answers>();

/** An on-screen keyboard shrinks the window and would cover the focused field. */
const keepFocusInView = (): void => document.activeElement?.scrollIntoView({ block: 'nearest' });

const headingOf = (text: string): HTMLHeadingElement => {
  const heading = document.createElement('h2');
  heading.textContent = text;
  return heading;
};

const parse = (html: string): { form: HTMLFormElement; content: DocumentFragment } => {
  const content = document.createRange().createContextualFragment(html);
  const form = content.querySelector('form');
  if (!form) throw new Error('The form of the product is empty.');
  return { form, content };
};

const nameButton = (form: HTMLFormElement, { submitText, busyText }: ProductFormOptions): void => {
  const button = form.querySelector<HTMLButtonElement>('.sw-form-submit');
  if (!button) return;
  button.textContent = submitText;
  button.dataset['on'] = busyText;
};

/** Opens the form of a product in a dialog, which closes when the answers are accepted. */
export const openProductForm = ({ itemId, html }: ProductForm, options: ProductFormOptions): void => {
  const { form, content } = parse(html);
  const data = readFormData<FormInfo>(form);
  const label = form.getAttribute('aria-label') ?? '';
  const dialog = createFormDialog({
    className: 'sw-lightbox',
    label,
    closeClass: 'sw-close',
    closeLabel: data.texts.close,
  });
  dialog.prepend(headingOf(label), content);
  nameButton(form, options);
  let isTaken = false;
  const view = new FormView({
    form,
    data,
    validate: validateProductAnswers,
    async send(answers) {
      const refused = await options.submit(JSON.stringify(filledAnswers(answers)));
      const message = refused?.message ?? refused?.faults['additionalFields'];
      if (refused)
        return view.fail({ errors: refused.faults, ...(message === undefined ? {} : { message }) });
      isTaken = true;
      return dialog.close();
    },
  });
  fillAnswers(form, data, options.answers ?? unsent.get(itemId) ?? {});
  view.refresh();
  selectMasks(form);
  const fit = debounce(keepFocusInView, FORM_RESIZE_MS);
  addEventListener('resize', fit);
  dialog.addEventListener('close', () => {
    removeEventListener('resize', fit);
    // What was read from the form's inputs fits its fields.
    if (!options.answers) unsent.set(itemId, isTaken ? {} : (filledAnswers(view.entered) as Answers));
    dialog.remove();
  });
  showFormDialog(dialog);
};
