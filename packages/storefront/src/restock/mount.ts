import { createClient, type Refusal } from '@sitewright/api/client';
import { restockSignUpCall } from '@sitewright/api/restock';
import { createTokenSource, type TokenSource } from './fetch-token.ts';
import { readRestockData, type RestockData } from './restock-data.ts';

type RestockState = 'idle' | 'token-fetched' | 'request-sent' | 'success' | 'failure';

const TIMEOUT_MS = 30_000;

const client = createClient({
  readCrumb: () => /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1],
  storeCrumb: () => {},
  timeoutMs: TIMEOUT_MS,
});

/** What the client or a broken server says is of no use to visitors. */
const serverMessage = ({ status, message }: Refusal): string =>
  status >= 400 && status < 500 ? message : '';

/** The form of one variant: signs up without leaving the page. */
class RestockForm {
  readonly #place: HTMLElement;
  readonly #form: HTMLFormElement;
  readonly #data: RestockData;
  readonly #token: TokenSource;
  #state: RestockState = 'idle';

  constructor(place: HTMLElement, form: HTMLFormElement) {
    this.#place = place;
    this.#form = form;
    this.#data = readRestockData(place);
    this.#token = createTokenSource(place, this.#data);
    form.noValidate = true;
    form.addEventListener('input', () => this.#clear());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#isBusy) void this.#submit();
    });
  }

  get #isBusy(): boolean {
    return this.#state === 'token-fetched' || this.#state === 'request-sent';
  }

  #enter(state: RestockState): void {
    this.#state = state;
    this.#place.dataset['state'] = state;
    const button = this.#form.querySelector<HTMLInputElement>('[type=submit]');
    if (button) button.disabled = this.#isBusy;
  }

  get #email(): HTMLInputElement | null {
    return this.#form.querySelector('[name=email]');
  }

  get #joinsMailingList(): boolean {
    return this.#place.querySelector<HTMLInputElement>('[name=isJoinMailingList]')?.checked ?? false;
  }

  async #submit(): Promise<void> {
    const { blank, invalid, failed, unsolved } = this.#data;
    const email = this.#email;
    if (!email?.value.trim()) return this.#fail(blank);
    // The server knows better than the browser which addresses are none.
    if (email.validity.typeMismatch) return this.#fail(invalid);
    this.#enter('token-fetched');
    const fetched = await this.#token.fetch();
    if (fetched === 'unsolved') return this.#fail(unsolved);
    this.#enter('request-sent');
    const outcome = await this.#send(fetched.token).catch(() => undefined);
    if (outcome?.ok) return this.#succeed();
    this.#token.reset();
    return this.#fail((outcome && serverMessage(outcome.refusal)) || failed);
  }

  /** Of this form alone, or the one that it asks for. */
  get #variantId(): string {
    const field = this.#form.querySelector<HTMLInputElement | HTMLSelectElement>('[name=variantId]');
    return this.#place.dataset['variantId'] ?? field?.value ?? '';
  }

  #send(token: string | undefined) {
    const { productId = '' } = this.#place.dataset;
    return client.send(restockSignUpCall.signUp, {
      body: {
        productId,
        variantId: this.#variantId,
        siteVisitorEmail: this.#email?.value ?? '',
        isJoinMailingList: this.#joinsMailingList,
        language: this.#data.language,
        ...(token === undefined ? {} : { recaptchaEnterpriseV3Token: token }),
      },
    });
  }

  #message(className: string, role: string, text: string): HTMLElement {
    const message = document.createElement('p');
    message.className = className;
    message.role = role;
    message.textContent = text;
    return message;
  }

  /** What was wrong is corrected: its message goes. */
  #clear(): void {
    if (this.#state !== 'failure') return;
    this.#enter('idle');
    this.#place.querySelector('.product-restock-message')?.remove();
    this.#email?.removeAttribute('aria-invalid');
  }

  /** The form stays with what was entered. */
  #fail(text: string): void {
    this.#enter('failure');
    this.#place.querySelector('.product-restock-message')?.remove();
    this.#place.append(this.#message('product-restock-message', 'alert', text));
    const email = this.#email;
    email?.setAttribute('aria-invalid', 'true');
    email?.focus();
  }

  #succeed(): void {
    this.#enter('success');
    const message = this.#message('product-restock-success', 'status', this.#data.success);
    message.tabIndex = -1;
    this.#place.replaceChildren(message);
    message.focus();
  }
}

export const mount = (place: HTMLElement): void => {
  const form = place.querySelector('form');
  if (form) void new RestockForm(place, form);
};
