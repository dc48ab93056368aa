interface Weighed<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** What a key and its place in a map cost beside the value. */
const SLOT_BYTES = 200;

/** Keeps values within a budget of bytes, however many there are of them; what was kept longest ago goes first. */
export class WeighedMemory<Value> {
  readonly #slots = new Map<string, Weighed<Value>>();
  readonly #budget: number;
  #bytes = 0;

  constructor(budget: number) {
    this.#budget = budget;
  }

  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Value | undefined {
    return this.#slots.get(key)?.value;
  }

  keep(key: string, value: Value, weight: number): void {
    this.forget(key);
    const bytes = weight + SLOT_BYTES;
    if (bytes > this.#budget) return;
    this.#slots.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#slots.keys()) {
      if (this.#bytes <= this.#budget) return;
      this.forget(oldest);
    }
  }

  forget(key: string): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    this.#slots.delete(key);
    this.#bytes -= slot.bytes;
  }
}
