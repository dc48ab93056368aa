/** Thrown where work was not even begun, because too much waits already. */
export class Busy extends Error {
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The error itself or one of its causes: the query builder wraps what is thrown below it. */
export const busyOf = (error: unknown): Busy | undefined => {
  for (let link = error; link instanceof Error; link = link.cause) if (link instanceof Busy) return link;
  return undefined;
};
