import { commentCalls } from '@sitewright/api/comments';
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

export type WrittenComment = CallAnswer<typeof commentCalls.add>['comment'];

type Input = HTMLInputElement | HTMLTextAreaElement;

/** The form below a thread, as the page printed it. */
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
    // The browser's own bubbles would come in place of the messages at the fields.
    form.noValidate = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!this.#isSending) void this.#send();
    });
    form.addEventListener('input', ({ target }) => this.#tell(target as Input, ''));
    form.querySelector('.sw-answering a')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.#cancelAnswer();
    });
  }

  /** Turns the form to one comment and begins to write. */
  answer(commentId: string, words: string): void {
    this.#turnTo(commentId, words);
    this.#field('body')?.focus();
  }

  /** Printed with the form, in the language of the site. */
  #word(word: CommentFormText): string {
    const words: Readonly<Record<string, string>> = JSON.parse(this.#form.dataset['faults'] ?? '{}');
    return words[word] ?? '';
  }

  #field(name: keyof CommentFields | 'parentId'): Input | null {
    return this.#form.querySelector(`[name=${name}]`);
  }

  #turnTo(commentId: string, words: string): void {
    const parent = this.#field('parentId');
    if (parent) parent.value = commentId;
    const note = this.#form.querySelector<HTMLElement>('.sw-answering');
    if (note) note.hidden = commentId === '';
    if (note?.firstElementChild) note.firstElementChild.textContent = words;
  }

  #cancelAnswer(): void {
    const commentId = this.#field('parentId')?.value ?? '';
    this.#turnTo('', '');
    document.querySelector<HTMLElement>(`[data-answer="${commentId}"]`)?.focus();
  }

  #tell(input: Input, message: string): void {
    const place = document.getElementById(`${input.id}-error`);
    if (place) place.textContent = message;
    if (message) input.ariaInvalid = 'true';
    else input.removeAttribute('aria-invalid');
  }

  /** Messages at their fields; the first one is where the visitor goes on. */
  #showErrors(errors: Readonly<Record<string, string>>): void {
    const inputs = [...this.#form.querySelectorAll<Input>('[aria-describedby]')];
    for (const input of inputs) this.#tell(input, errors[input.name] ?? '');
    inputs.find(({ name }) => name in errors)?.focus();
  }

  #say(message: string, isRefused = false): void {
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
    this.#say('');
    this.#showErrors(describeCommentFaults(faults, (fault) => this.#word(fault)));
    if (Object.keys(faults).length > 0) return;
    const parentId = this.#field('parentId')?.value;
    const endWaiting = this.#wait();
    const outcome = await visitorClient.send(commentCalls.add, {
      params: { id: this.#form.dataset['item'] ?? '' },
      body: { ...fields, ...(parentId ? { parentId } : {}) },
    });
    endWaiting();
    if (outcome.ok) this.#accept(outcome.answer);
    else this.#refuse(outcome.refusal);
  }

  /** Still to be focused while it waits: `disabled` would throw the focus to the top of the page. */
  #wait(): () => void {
    this.#isSending = true;
    const words = this.#button?.textContent ?? '';
    const show = (text: string, isWaiting: boolean): void => {
      if (!this.#button) return;
      this.#button.textContent = text;
      this.#button.ariaDisabled = String(isWaiting);
    };
    show(this.#form.dataset['posting'] ?? words, true);
    return () => {
      this.#isSending = false;
      show(words, false);
    };
  }

  #accept({ comment, isWaiting }: CallAnswer<typeof commentCalls.add>): void {
    const body = this.#field('body');
    if (body) body.value = '';
    this.#turnTo('', '');
    if (!isWaiting) this.#show(comment);
    this.#say(this.#form.dataset[isWaiting ? 'waits' : 'shown'] ?? '');
  }

  #refuse(refusal: Refusal): void {
    const { errors = {} } = refusal;
    this.#showErrors(errors);
    if (Object.keys(errors).length > 0) return;
    this.#say(
      refusedComment(refusal, (word) => this.#word(word)),
      true,
    );
  }
}
