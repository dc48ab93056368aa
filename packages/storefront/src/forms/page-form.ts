import { formVisitorCalls } from '@sitewright/api/forms';
import type { Refusal } from '@sitewright/api/client';
import { formInputs, validateAnswers, type GivenAnswers } from '@sitewright/domain/forms';
import { createCheck } from './bot-check/check-visitor.ts';
import { formClient } from './sending/form-client.ts';
import { readFormData, type SubmittedFormInfo } from './view/form-data.ts';
import type { FormPages } from './view/form-pages.ts';
import type { FormUploads } from './sending/form-uploads.ts';
import { FormView, type Uploads } from './view/form-view.ts';
import { refusalNotice } from './sending/refusal-notice.ts';
import { SubmissionKey } from './sending/submission-key.ts';
import type { VisitorCheck } from './bot-check/visitor-check.ts';

interface Result {
  readonly message: string;
  readonly html: string;
  readonly redirect: string | null;
}

/** A form on a page: checked, sent and answered without leaving the page. */
class FormSubmission {
  readonly #place: HTMLElement;
  readonly #result: HTMLElement | null;
  readonly #form: HTMLFormElement;
  readonly #data: SubmittedFormInfo;
  readonly #view: FormView;
  readonly #check: VisitorCheck;
  readonly #key = new SubmissionKey();

  constructor(place: HTMLElement, form: HTMLFormElement, pages: FormPages | undefined) {
    const data = readFormData<SubmittedFormInfo>(place);
    this.#place = place;
    this.#result = place.querySelector('.sw-form-result');
    this.#form = form;
    this.#data = data;
    this.#view = new FormView({
      form,
      data,
      pages,
      validate: validateAnswers,
      send: (answers) => this.#send(answers),
      uploads: this.#uploads(),
      onFail: () => this.#check.reset(),
    });
    this.#check = createCheck({
      form,
      data,
      onFault: (notice) => this.#view.notice('bottom', data.texts[notice]),
    });
  }

  /** Loaded when the first file is chosen. */
  #uploads(): Uploads {
    const chosen = new Set<string>();
    let loading: Promise<FormUploads> | undefined;
    let loaded: FormUploads | undefined;
    const load = async (): Promise<FormUploads> => {
      const { FormUploads: Files } = await import('./sending/form-uploads.ts');
      loaded = new Files({
        data: this.#data,
        refuse: (fieldId, message) => this.#view.showError(fieldId, message),
        onChange: () => this.#view.refresh(),
      });
      return loaded;
    };
    const add = async (input: HTMLInputElement): Promise<void> => {
      chosen.add(input.name);
      loading ??= load();
      (await loading).add(input);
    };
    this.#form.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') void add(target);
    });
    return {
      get answers() {
        return loaded?.answers ?? {};
      },
      has: (name) => chosen.has(name),
      settle: async () => (await loading)?.settle(),
    };
  }

  #refuse(refusal: Refusal): void {
    const { errors = {}, message, status } = refusal;
    if (refusal.code === 'form-key-invalid') this.#key.discard();
    const hasErrors = status === 400 && Object.keys(errors).length > 0;
    this.#view.fail(hasErrors ? { errors, message } : { message: refusalNotice(refusal, this.#data.texts) });
  }

  #text(name: string): string {
    const input = this.#form.elements.namedItem(name);
    return input instanceof HTMLInputElement && (input.type !== 'checkbox' || input.checked)
      ? input.value
      : '';
  }

  async #send(form: GivenAnswers): Promise<void> {
    const { formId, texts, page } = this.#data;
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
    if (key === undefined) return this.#view.fail({ message: texts['key-failed'] });
    const proof = await this.#check.prove();
    if (typeof proof === 'string') return this.#view.fail({ message: texts[proof] });
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

const loadPages = async (form: HTMLFormElement): Promise<FormPages | undefined> =>
  form.querySelector('.sw-form-page')
    ? new (await import('./view/form-pages.ts')).FormPages(form)
    : undefined;

/** Enhances a form in place. */
export const mount = async (place: HTMLElement): Promise<void> => {
  const form = place.querySelector('form');
  const details = place.querySelector<HTMLDetailsElement>('.sw-form-details');
  if (form) void new FormSubmission(place, form, await loadPages(form));
  if (details) (await import('./view/details-lightbox.ts')).connectLightbox(details);
};
