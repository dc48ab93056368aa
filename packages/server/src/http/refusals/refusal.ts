import { refusalMessages, type RefusalCode } from '@sitewright/api/capabilities';

interface RefusalParts {
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly data?: object | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** An expected refusal: returned by services, never thrown. */
export class Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** Messages by field name. */
  readonly errors: Readonly<Record<string, string>> | undefined;
  /** Details, such as the version that caused a conflict. */
  readonly data: object | undefined;
  /** Sent as `Retry-After`, where it is known. */
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

  /** The same refusal with a translated message. */
  withMessage(message: string): Refusal {
    return new Refusal(this.code, { ...this, message });
  }

  /** The same refusal with details of what was refused. */
  withData(data: object): Refusal {
    return new Refusal(this.code, { ...this, data });
  }

  /** The same refusal with the time until the next attempt. */
  retryAfter(retryAfterSeconds: number): Refusal {
    return new Refusal(this.code, { ...this, retryAfterSeconds });
  }
}

export const refuse = (code: RefusalCode, errors?: Readonly<Record<string, string>>): Refusal =>
  new Refusal(code, { errors });

export const refuseWithData = (code: RefusalCode, data: object): Refusal => new Refusal(code, { data });

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal;

/** Thrown to roll back a transaction; the call responds with the refusal. */
export class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
