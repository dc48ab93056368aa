/** Answers whether it was taken. */
export type SendQuantity = (quantity: number) => Promise<boolean>;

/**
 * How many a shopper wants of something, until the server has taken it. Shoppers press faster than it answers: counting
 * from its last answer would lose presses, and sending each of them would make a row of calls.
 */
export class PendingQuantity {
  readonly #onChange: (value: number | undefined) => void;
  #value: number | undefined;
  #isSending = false;

  constructor(onChange: (value: number | undefined) => void) {
    this.#onChange = onChange;
  }

  /** Nothing when the server knows all of it. */
  get value(): number | undefined {
    return this.#value;
  }

  want(quantity: number, send: SendQuantity): void {
    this.#set(quantity);
    if (!this.#isSending) void this.#sendAll(send);
  }

  async #sendAll(send: SendQuantity): Promise<void> {
    this.#isSending = true;
    try {
      for (let sent: number | undefined; sent !== this.#value;) {
        sent = this.#value;
        if (sent === undefined || !(await send(sent))) break;
      }
    } finally {
      this.#isSending = false;
      this.#set(undefined);
    }
  }

  #set(value: number | undefined): void {
    this.#value = value;
    this.#onChange(value);
  }
}
