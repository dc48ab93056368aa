import { LRUCache } from 'lru-cache';
import { GroupedWrites, type Database } from '../../database/index.ts';
import type { FormForSubmission } from '../forms-store.ts';
import { writeSubmissions, type NewSubmissionRow, type WrittenSubmission } from './new-submissions-store.ts';

const MAX_FORMS = 200;

/**
 * Its submissions are rows of their own, and can be checked again: a token of an outside service can be checked only
 * once.
 */
const isSimple = ({ content, captchaType, hasWebhooks }: FormForSubmission): boolean =>
  !content.storage && !hasWebhooks && (content.captchaEnabled === false || captchaType === 'proof-of-work');

/** Stores submissions that arrive at the same time together, and remembers the forms they were sent for. */
export class SubmissionWriter {
  readonly #writes: GroupedWrites<NewSubmissionRow, WrittenSubmission>;
  readonly #forms = new LRUCache<string, FormForSubmission>({ max: MAX_FORMS });

  constructor(database: Database) {
    this.#writes = new GroupedWrites((rows) => writeSubmissions(database, rows));
  }

  write(row: NewSubmissionRow): Promise<WrittenSubmission> {
    return this.#writes.add(row);
  }

  recall(websiteId: string, formId: string): FormForSubmission | undefined {
    return this.#forms.get(`${websiteId} ${formId}`);
  }

  remember(websiteId: string, form: FormForSubmission): void {
    const key = `${websiteId} ${form.id}`;
    if (isSimple(form)) this.#forms.set(key, { ...form, storedHash: null });
    else this.#forms.delete(key);
  }
}
