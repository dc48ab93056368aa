import { callMessages } from '@sitewright/domain/calls';
import { cartMessages } from '@sitewright/domain/cart';
import { catalogueMessages } from '@sitewright/domain/catalogue';
import { commentMessages } from '@sitewright/domain/comments';
import { contributorMessages } from '@sitewright/domain/contributors';
import { documentMessages } from '@sitewright/domain/documents';
import { mediaMessages } from '@sitewright/domain/media';
import { pageMessages } from '@sitewright/domain/pages';
import { redirectMessages } from '@sitewright/domain/redirects';
import { siteMessages } from '@sitewright/domain/sites';

/** Every text of a refusal, by code. */
export const refusalMessages = {
  ...callMessages,
  ...contributorMessages,
  ...siteMessages,
  ...mediaMessages,
  ...documentMessages,
  ...pageMessages,
  ...redirectMessages,
  ...commentMessages,
  ...catalogueMessages,
  ...cartMessages,
};

export type RefusalCode = keyof typeof refusalMessages;

/** An expected "no": returned by services, never thrown. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Messages by field name, where the input was a form. */
  readonly errors: Readonly<Record<string, string>> | undefined;

  constructor(
    code: RefusalCode,
    errors?: Readonly<Record<string, string>>,
    message: string = refusalMessages[code],
  ) {
    this.code = code;
    this.message = message;
    this.errors = errors;
  }

  /** The same in the words of another language. */
  inWords(message: string): Refusal {
    return new Refusal(this.code, this.errors, message);
  }
}

export const refuse = (code: RefusalCode, errors?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(code, errors);

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** Undoes a transaction because its work was refused; the refusal itself is the answer. */
export class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
