/** The page was not built because too many others wait, or because building it ends the thread that does. */
export class PageRefusal extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Nobody waits for the page any more. */
export class PageAbandoned extends Error {}
