import { formVisitorCalls } from '@sitewright/api/forms';
import type { Refusal } from '@sitewright/api/client';
import {
  formInputs,
  inputName,
  readFormEntries,
  siteFaultTexts,
  validateAnswers,
  visibleFields,
  type GivenAnswers,
} from '@sitewright/domain/forms';
import { createCheck } from './check-visitor.ts';
import { FieldMessages } from './field-messages.ts';
import { formClient } from './form-client.ts';
import { readFormData, type FormData as FormInfo } from './form-data.ts';
import { FormPages } from './form-pages.ts';
import { refusalNotice } from './refusal-notice.ts';
import { SubmissionKey } from './submission-key.ts';
import type { FileField } from './upload-files.ts';
import type { VisitorCheck } from './visitor-check.ts';

interface Result {
  readonly message: string;
  readonly html: string;
  readonly redirect: string | null;
}

/** A server-rendered form: checked, sent and answered without leaving the page. */
class SiteFormView {
  readonly #place: HTMLElement;
  readonly #result: HTMLElement | null;
  readonly #form: HTMLFormElement;
  readonly #data: FormInfo;
  readonly #messages: FieldMessages;
  readonly #pages: FormPages;
  readonly #check: VisitorCheck;
  readonly #key = new SubmissionKey();
  readonly #files = new Map<string, Promise<FileField>>();
  /** Ids of uploaded files by field. */
  #uploaded: GivenAnswers = {};
  #isSending = false;
  /** Whether notices lead to messages above fields. */
  #hasReview = false;

  constructor(place: HTMLElement, form: HTMLFormElement) {
    this.#place = place;
    this.#result = place.querySelector('.sw-form-result');
    this.#form = form;
    this.#data = readFormData(place);
    this.#messages = new FieldMessages(form);
    this.#check = createCheck({
      form,
      data: this.#data,
      onFault: (notice) => this.#notice('bottom', this.#data.texts[notice]),
    });
    this.#pages = new FormPages(form, (page) => this.#isComplete(page));
    // Native validation bubbles would replace the messages above the fields.
    form.noValidate = true;
    this.#fillHiddenFields();
    this.#showFields();
    form.addEventListener('input', ({ target }) => this.#onInput(target as HTMLElement));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#pages.isLast) this.#pages.next();
      else if (!this.#isSending) void this.#send().catch(() => this.#fail(this.#data.texts['unknown-error']));
    });
  }

  /** Hidden fields take their value from the page's address, by their key. */
  #fillHiddenFields(): void {
    const query = new URLSearchParams(location.search);
    for (const { id, type, key = '' } of this.#data.fields) {
      const value = type === 'hidden' ? query.get(key) : null;
      const input = this.#form.elements.namedItem(inputName(id));
      if (value !== null && input instanceof HTMLInputElement) input.value = value;
    }
  }

  #onInput(target: HTMLElement): void {
    const counter = target.parentElement?.querySelector<HTMLElement>('.sw-form-counter');
    if (counter && target instanceof HTMLTextAreaElement) {
      const max = Number(counter.dataset['max']);
      counter.textContent = `${target.value.length} / ${max}`;
      counter.toggleAttribute('data-over', target.value.length > max);
    }
    if (target instanceof HTMLInputElement && target.type === 'file') void this.#upload(target);
    this.#showFields();
    // The messages above the fields are gone: so is what leads to them.
    if (this.#hasReview && !this.#form.querySelector('.field-error:not([hidden])')) this.#showErrors({});
  }

  async #upload(input: HTMLInputElement): Promise<void> {
    const field = this.#data.fields.find(({ id }) => inputName(id) === input.name);
    if (!field) return;
    const refuse = (message: string): void => this.#messages.showAt(field.id, message);
    const onChange = (ids: readonly string[]): void => {
      this.#uploaded = { ...this.#uploaded, [field.id]: ids };
      this.#showFields();
    };
    const open =
      this.#files.get(field.id) ??
      import('./upload-files.ts').then(
        ({ FileField: Field }) => new Field(input, { field, data: this.#data, refuse, onChange }),
      );
    this.#files.set(field.id, open);
    (await open).add();
  }

  /** What was entered, without waiting for uploads. */
  #entered(): GivenAnswers {
    return { ...readFormEntries(this.#data.fields, new FormData(this.#form)), ...this.#uploaded };
  }

  async #answers(): Promise<GivenAnswers> {
    await Promise.all([...this.#files.values()].map(async (field) => (await field).settle()));
    return this.#entered();
  }

  #showFields(): void {
    const shown = new Set(visibleFields(this.#data, this.#entered()).map(({ id }) => id));
    for (const item of this.#form.querySelectorAll<HTMLElement>('[data-conditional]'))
      item.hidden = !shown.has(item.dataset['field'] ?? '');
  }

  #findErrors(answers: GivenAnswers): Record<string, string> {
    const read = validateAnswers(this.#data, answers);
    return read.ok ? {} : siteFaultTexts(read.faults, this.#data.texts);
  }

  /** Whether the page has no faults; files are checked when the form is sent. */
  #isComplete(page: HTMLElement): boolean {
    const errors = Object.entries(this.#findErrors(this.#entered())).filter(
      ([id]) => page.querySelector(`[data-field="${CSS.escape(id)}"]`) && !this.#files.has(id),
    );
    this.#showErrors(Object.fromEntries(errors), { isStep: true });
    return errors.length === 0;
  }

  #notice(place: 'top' | 'bottom' | 'end', text: string): void {
    const notice = this.#form.querySelector<HTMLElement>(`.form-notice-${place}`);
    if (!notice) return;
    notice.textContent = text;
    notice.hidden = text === '';
  }

  /** At the top, above the buttons and at the end. A step within the form has only the last one. */
  #showErrors(
    errors: Readonly<Record<string, string>>,
    { message, isStep = false }: { readonly message?: string; readonly isStep?: boolean } = {},
  ): void {
    const { texts, isNewsletter } = this.#data;
    const first = this.#messages.show(errors);
    const isSent = !isStep && (first !== undefined || message !== undefined);
    this.#hasReview = first !== undefined;
    this.#notice('top', isSent && first && !isNewsletter ? texts['scroll-down'] : '');
    this.#notice('bottom', isSent ? (message ?? texts['form-invalid']) : '');
    this.#notice('end', first ? texts[isStep || isNewsletter ? 'update-above' : 'scroll-up'] : '');
    if (!first) return;
    this.#pages.showPageOf(first);
    first.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }

  #fail(message: string): void {
    this.#setSending(false);
    this.#showErrors({}, { message });
    this.#check.reset();
  }

  #refuse(refusal: Refusal): void {
    if (refusal.code === 'form-key-invalid') this.#key.discard();
    this.#fail(refusalNotice(refusal, this.#data.texts));
    const { errors = {} } = refusal;
    if (refusal.status === 400 && Object.keys(errors).length > 0)
      this.#showErrors(errors, { message: refusal.message });
  }

  /** Locked while it is being sent. */
  #setSending(isSending: boolean): void {
    this.#isSending = isSending;
    const button = this.#form.querySelector<HTMLButtonElement>('.sw-form-submit');
    if (!button) return;
    const { dataset } = button;
    if (isSending) dataset['off'] = button.textContent ?? '';
    button.textContent = (isSending ? dataset['on'] : dataset['off']) ?? '';
    button.disabled = isSending;
    this.#form.ariaBusy = String(isSending);
  }

  #text(name: string): string {
    const input = this.#form.elements.namedItem(name);
    return input instanceof HTMLInputElement && (input.type !== 'checkbox' || input.checked)
      ? input.value
      : '';
  }

  async #send(): Promise<void> {
    const { formId, texts, page } = this.#data;
    // Uploads may take long: a second press meanwhile must not send the form again.
    this.#setSending(true);
    const form = await this.#answers();
    const errors = this.#findErrors(form);
    const isInvalid = Object.keys(errors).length > 0;
    if (isInvalid) this.#setSending(false);
    this.#showErrors(errors);
    if (isInvalid) return;
    const valid = await formClient.send(formVisitorCalls.validate, { params: { formId }, body: form });
    if (!valid.ok) return this.#refuse(valid.refusal);
    const content = {
      formId,
      form,
      optIn: this.#text(formInputs.optIn) !== '',
      consentText: this.#text(formInputs.consentText),
      contactMe: this.#text(formInputs.honeypot),
      pageId: page.id,
      pageTitle: page.title,
      pagePath: page.path,
      contentSource: page.isItem ? ('i' as const) : ('c' as const),
    };
    const key = await this.#key.request(formId, content);
    if (key === undefined) return this.#fail(texts['key-failed']);
    const proof = await this.#check.prove();
    if (typeof proof === 'string') return this.#fail(texts[proof]);
    const body = { ...content, key, ...proof };
    const outcome = await formClient.send(formVisitorCalls.saveSubmission, { body });
    return outcome.ok ? this.#succeed(outcome.answer.data) : this.#refuse(outcome.refusal);
  }

  #succeed({ message, html, redirect }: Result): void {
    this.#place.dispatchEvent(new CustomEvent('sw-form-sent', { bubbles: true }));
    if (redirect !== null) return location.assign(redirect);
    const result = this.#result;
    if (result) {
      result.innerHTML = message || this.#data.texts['thank-you'];
      // Unlike those of innerHTML, scripts of a fragment run, if the page's policy allows them.
      result.append(document.createRange().createContextualFragment(html));
    }
    this.#check.destroy();
    this.#form.remove();
    return result?.focus();
  }
}

/** Enhances a form in place. */
export const mount = async (place: HTMLElement): Promise<void> => {
  const form = place.querySelector('form');
  const details = place.querySelector<HTMLDetailsElement>('.sw-form-details');
  if (form) void new SiteFormView(place, form);
  if (details) (await import('./lightbox.ts')).connectLightbox(details);
};
