/** Resolves to whether the server accepted it. */
export type SendQuantity = (quantity: number) => Promise<boolean>;

/**
 * The quantity a shopper set before the server confirmed it. Shoppers click faster than the server responds:
 * counting from its last response would lose clicks, and one request per click would queue up.
 */
export class PendingQuantity {
  readonly #onChange: (value: number | undefined) => void;
  #value: number | undefined;
  #isSending = false;

  constructor(onChange: (value: number | undefined) => void) {
    this.#onChange = onChange;
  }

  /** Undefined once the server has confirmed everything. */
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
