import { visitorCommentCalls } from '@sitewright/api/comments';
import type { CallAnswer } from '@sitewright/api/call';
import type { Refusal } from '@sitewright/api/client';
import {
  cleanCommentFields,
  describeCommentFaults,
  findCommentFaults,
  type CommentFields,
  type CommentFormText,
} from '@sitewright/domain/comments';
import { visitorClient } from '../cart/index.ts';
import { refusedComment } from './refused-comment.ts';

export type WrittenComment = CallAnswer<typeof visitorCommentCalls.add>['comment'];

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The server-rendered form below a thread. */
export class CommentForm {
  readonly #form: HTMLFormElement;
  readonly #status: HTMLElement | null;
  readonly #button: HTMLButtonElement | null;
  readonly #show: (comment: WrittenComment) => void;
  #isSending = false;

  constructor(form: HTMLFormElement, show: (comment: WrittenComment) => void) {
    this.#form = form;
    this.#show = show;
    this.#status = form.querySelector('output');
    this.#button = form.querySelector('button');
    // Native validation bubbles would replace the messages next to the fields.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#isSending) void this.#send();
    });
    form.addEventListener('input', ({ target }) => this.#setMessage(target as Input, ''));
    form.querySelector('.sw-answering a')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.#cancelAnswer();
    });
  }

  /** Sets the form up as a reply to a comment and focuses it. */
  answer(commentId: string, label: string): void {
    this.#setParent(commentId, label);
    this.#field('body')?.focus();
  }

  /** A text in the site's language, from the form's `data-faults`. */
  #text(key: CommentFormText): string {
    const texts: Readonly<Record<string, string>> = JSON.parse(this.#form.dataset['faults'] ?? '{}');
    return texts[key] ?? '';
  }

  #field(name: keyof CommentFields | 'parentId'): Input | null {
    return this.#form.querySelector(`[name=${name}]`);
  }

  #setParent(commentId: string, label: string): void {
    const parent = this.#field('parentId');
    if (parent) parent.value = commentId;
    const note = this.#form.querySelector<HTMLElement>('.sw-answering');
    if (note) note.hidden = commentId === '';
    if (note?.firstElementChild) note.firstElementChild.textContent = label;
  }

  #cancelAnswer(): void {
    const commentId = this.#field('parentId')?.value ?? '';
    this.#setParent('', '');
    document.querySelector<HTMLElement>(`[data-answer="${commentId}"]`)?.focus();
  }

  #setMessage(input: Input, message: string): void {
    const place = document.getElementById(`${input.id}-error`);
    if (place) place.textContent = message;
    if (message) input.ariaInvalid = 'true';
    else input.removeAttribute('aria-invalid');
  }

  /** Shows each message at its field and focuses the first faulty field. */
  #showErrors(errors: Readonly<Record<string, string>>): void {
    const inputs = [...this.#form.querySelectorAll<Input>('[aria-describedby]')];
    for (const input of inputs) this.#setMessage(input, errors[input.name] ?? '');
    inputs.find(({ name }) => name in errors)?.focus();
  }

  #setStatus(message: string, isRefused = false): void {
    if (!this.#status) return;
    this.#status.textContent = message;
    this.#status.classList.toggle('is-refused', isRefused);
  }

  #read(): CommentFields {
    const read = (name: keyof CommentFields): string => this.#field(name)?.value ?? '';
    return cleanCommentFields({
      authorName: read('authorName'),
      email: read('email'),
      website: read('website'),
      body: read('body'),
    });
  }

  async #send(): Promise<void> {
    const fields = this.#read();
    const commentAnonAllowed = this.#field('email')?.required !== true;
    const faults = findCommentFaults(fields, { commentAnonAllowed });
    this.#setStatus('');
    this.#showErrors(describeCommentFaults(faults, (fault) => this.#text(fault)));
    if (Object.keys(faults).length > 0) return;
    const parentId = this.#field('parentId')?.value;
    const endWaiting = this.#wait();
    const outcome = await visitorClient.send(visitorCommentCalls.add, {
      params: { id: this.#form.dataset['item'] ?? '' },
      body: { ...fields, ...(parentId ? { parentId } : {}) },
    });
    endWaiting();
    if (outcome.ok) this.#accept(outcome.answer);
    else this.#refuse(outcome.refusal);
  }

  /** `aria-disabled` instead of `disabled`, which would drop the focus. */
  #wait(): () => void {
    this.#isSending = true;
    const label = this.#button?.textContent ?? '';
    const show = (text: string, isWaiting: boolean): void => {
      if (!this.#button) return;
      this.#button.textContent = text;
      this.#button.ariaDisabled = String(isWaiting);
    };
    show(this.#form.dataset['posting'] ?? label, true);
    return () => {
      this.#isSending = false;
      show(label, false);
    };
  }

  #accept({ comment, isWaiting }: CallAnswer<typeof visitorCommentCalls.add>): void {
    const body = this.#field('body');
    if (body) body.value = '';
    this.#setParent('', '');
    if (!isWaiting) this.#show(comment);
    this.#setStatus(this.#form.dataset[isWaiting ? 'waits' : 'shown'] ?? '');
  }

  #refuse(refusal: Refusal): void {
    const { errors = {} } = refusal;
    this.#showErrors(errors);
    if (Object.keys(errors).length > 0) return;
    this.#setStatus(
      refusedComment(refusal, (key) => this.#text(key)),
      true,
    );
  }
}
