import { formVisitorCalls } from '@sitewright/api/forms';
import { formClient } from './form-client.ts';

/**
 * The key that a form is sent with. What is sent again after a lost response has the same key, so the server finds
 * the submission that it stored; other content has a key of its own.
 */
export class SubmissionKey {
  #key: string | undefined;
  #content = '';

  /** Undefined if the server gives none. */
  async request(formId: string, content: object): Promise<string | undefined> {
    const text = JSON.stringify(content);
    if (this.#key && this.#content === text) return this.#key;
    const outcome = await formClient.send(formVisitorCalls.createKey, { query: { formId } });
    this.#content = text;
    this.#key = (outcome.ok && outcome.answer.data.key) || undefined;
    return this.#key;
  }

  /** The server refused it, for example because it has expired. */
  discard(): void {
    this.#key = undefined;
  }
}
