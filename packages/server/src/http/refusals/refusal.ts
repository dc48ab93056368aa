import { callMessages } from '@sitewright/domain/calls';
import { cartMessages } from '@sitewright/domain/cart';
import { catalogueMessages } from '@sitewright/domain/catalogue';
import { commentMessages } from '@sitewright/domain/comments';
import { contributorMessages } from '@sitewright/domain/contributors';
import { documentMessages } from '@sitewright/domain/documents';
import { embedMessages } from '@sitewright/domain/embeds';
import { fontsMessages } from '@sitewright/domain/fonts';
import { mapMessages } from '@sitewright/domain/maps';
import { mediaMessages } from '@sitewright/domain/media';
import { pageMessages } from '@sitewright/domain/pages';
import { previewMessages } from '@sitewright/domain/previews';
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
  ...previewMessages,
  ...mapMessages,
  ...fontsMessages,
  ...embedMessages,
  ...commentMessages,
  ...catalogueMessages,
  ...cartMessages,
};

export type RefusalCode = keyof typeof refusalMessages;

interface RefusalParts {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly data?: object | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** An expected "no": returned by services, never thrown. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Messages by field name, where the input was a form. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** What is there instead, such as the other version of what was changed. */
  readonly data: object | undefined;

  /** When it is worth another try, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: RefusalCode,
    { message = refusalMessages[code], errors, data, retryAfterSeconds }: RefusalParts = {},
  ) {
    this.code = code;
    this.message = message;
    this.errors = errors;
    this.data = data;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** The same in the words of another language. */
  describeValue(message: string): Refusal {
    return new Refusal(this.code, { ...this, message });
  }

  /** The same, with what it is about. */
  about(data: object): Refusal {
    return new Refusal(this.code, { ...this, data });
  }

  /** The same, with when to try again. */
  until(retryAfterSeconds: number): Refusal {
    return new Refusal(this.code, { ...this, retryAfterSeconds });
  }
}

export const refuse = (code: RefusalCode, errors?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(code, { errors });

export const refuseWithData = (code: RefusalCode, data: object): Refusal => new Refusal(code, { data });

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** Undoes a transaction because its work was refused; the refusal itself is the answer. */
export class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
