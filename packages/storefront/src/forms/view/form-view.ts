import {
  faultTexts,
  inputName,
  readFormEntries,
  visibleFields,
  type GivenAnswers,
  type ValidateAnswers,
} from '@sitewright/domain/forms';
import { FieldMessages } from './field-messages.ts';
import type { FormInfo } from './form-data.ts';
import type { FormPages } from './form-pages.ts';
import { fillHiddenFields } from './hidden-fields.ts';

type Errors = Readonly<Record<string, string>>;

/** Files that are uploaded when they are chosen. */
export interface Uploads {
  readonly answers: GivenAnswers;
  /** Whether a file was chosen in this input. */
  has(name: string): boolean;
  /** Until nothing is being uploaded. */
  settle(): Promise<unknown>;
}

export interface FormViewOptions {
  readonly form: HTMLFormElement;
  readonly data: FormInfo;
  readonly validate: ValidateAnswers;
  /** Of a form with several pages. */
  readonly pages?: FormPages | undefined;
  /** Sends valid answers; the form is locked until `fail` or for good. */
  readonly send: (answers: GivenAnswers) => Promise<void>;
  /** Of a form with file fields. */
  readonly uploads?: Uploads;
  /** After a failure, for example to check the visitor again. */
  readonly onFail?: () => void;
}

/** A server-rendered form in use: conditions, pages, counters, messages and the lock while it is sent. */
export class FormView {
  readonly #form: HTMLFormElement;
  readonly #data: FormInfo;
  readonly #options: FormViewOptions;
  readonly #messages: FieldMessages;
  readonly #pages: FormPages | undefined;
  #isSending = false;
  /** Whether the button had the focus, which a disabled one loses. */
  #hadFocus = false;
  /** Whether notices lead to messages above fields. */
  #hasReview = false;

  constructor(options: FormViewOptions) {
    const { form, data, pages } = options;
    this.#options = options;
    this.#form = form;
    this.#data = data;
    this.#messages = new FieldMessages(form);
    this.#pages = pages;
    pages?.connect((page) => this.#isComplete(page));
    // Native validation bubbles would replace the messages above the fields.
    form.noValidate = true;
    fillHiddenFields(form, data);
    this.refresh();
    form.addEventListener('input', () => this.#onInput());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (pages?.isLast === false) pages.next();
      else if (!this.#isSending)
        void this.#send().catch(() => this.fail({ message: data.texts['unknown-error'] }));
    });
  }

  /** What was entered, without waiting for uploads. */
  get entered(): GivenAnswers {
    const entered = readFormEntries(this.#data.fields, new FormData(this.#form));
    return { ...entered, ...this.#options.uploads?.answers };
  }

  /** Shows counters and conditional fields according to what was entered. */
  refresh(): void {
    for (const area of this.#form.querySelectorAll('textarea')) this.#count(area);
    const shown = new Set(visibleFields(this.#data, this.entered).map(({ id }) => id));
    for (const item of this.#form.querySelectorAll<HTMLElement>('[data-conditional]'))
      item.hidden = !shown.has(item.dataset['field'] ?? '');
  }

  #count(area: HTMLTextAreaElement): void {
    const counter = area.parentElement?.querySelector<HTMLElement>('.sw-form-counter');
    if (!counter) return;
    const max = Number(counter.dataset['max']);
    counter.textContent = `${area.value.length} / ${max}`;
    counter.classList.toggle('is-over', area.value.length > max);
  }

  #onInput(): void {
    this.refresh();
    // The messages above the fields are gone: so is what leads to them.
    if (this.#hasReview && !this.#form.querySelector('.field-error:not([hidden])')) this.showErrors({});
  }

  #findErrors(answers: GivenAnswers): Errors {
    const read = this.#options.validate(this.#data, answers);
    return read.ok ? {} : faultTexts(read.faults, this.#data.texts);
  }

  /** Whether the page has no faults; files are checked when the form is sent. */
  #isComplete(page: HTMLElement): boolean {
    const errors = Object.entries(this.#findErrors(this.entered)).filter(
      ([id]) =>
        page.querySelector(`[data-field="${CSS.escape(id)}"]`) && !this.#options.uploads?.has(inputName(id)),
    );
    this.showErrors(Object.fromEntries(errors), { isStep: true });
    return errors.length === 0;
  }

  notice(place: 'top' | 'bottom' | 'end', text: string): void {
    const notice = this.#form.querySelector<HTMLElement>(`.form-notice-${place}`);
    if (!notice) return;
    notice.textContent = text;
    notice.hidden = text === '';
  }

  /** The message of one field; those of others stay. */
  showError(fieldId: string, message: string): void {
    this.#messages.showAt(fieldId, message);
  }

  /** At the top, above the buttons and at the end. A step within the form has only the last one. */
  showErrors(
    errors: Errors,
    { message, isStep = false }: { readonly message?: string; readonly isStep?: boolean } = {},
  ): void {
    const { texts, isNewsletter } = this.#data;
    const first = this.#messages.show(errors);
    const isSent = !isStep && (first !== undefined || message !== undefined);
    this.#hasReview = first !== undefined;
    this.notice('top', isSent && first && !isNewsletter ? texts['scroll-down'] : '');
    this.notice('bottom', isSent ? (message ?? texts['form-invalid']) : '');
    this.notice('end', first ? texts[isStep || isNewsletter ? 'update-above' : 'scroll-up'] : '');
    if (!first) return;
    this.#pages?.showPageOf(first);
    first.querySelector<HTMLElement>('input,select,textarea')?.focus();
  }

  /** Unlocks the form and tells why it was not accepted. */
  fail({ errors = {}, message }: { readonly errors?: Errors; readonly message?: string }): void {
    this.#setSending(false);
    this.showErrors(errors, message === undefined ? {} : { message });
    this.#options.onFail?.();
  }

  /** Locked while it is being sent. */
  #setSending(isSending: boolean): void {
    this.#isSending = isSending;
    const button = this.#form.querySelector<HTMLButtonElement>('.sw-form-submit');
    if (!button) return;
    const { dataset } = button;
    if (isSending) dataset['off'] = button.textContent ?? '';
    button.textContent = (isSending ? dataset['on'] : dataset['off']) ?? '';
    if (isSending) this.#hadFocus = document.activeElement === button;
    button.disabled = isSending;
    if (!isSending && this.#hadFocus) button.focus();
    this.#form.ariaBusy = String(isSending);
  }

  async #send(): Promise<void> {
    // Uploads may take long: a second press meanwhile must not send the form again.
    this.#setSending(true);
    await this.#options.uploads?.settle();
    const answers = this.entered;
    const errors = this.#findErrors(answers);
    const isInvalid = Object.keys(errors).length > 0;
    if (isInvalid) this.#setSending(false);
    this.showErrors(errors);
    if (!isInvalid) await this.#options.send(answers);
  }
}
