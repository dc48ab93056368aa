import { readPayment, type Payment } from '../state/checkout-calls.ts';

const FIRST_MS = 800;
const GROWTH = 1.5;
const LONGEST_MS = 10_000;

export interface Waiting {
  /** Aborted when the shopper leaves or another payment begins. */
  readonly signal: AbortSignal;
  readonly pause: (ms: number) => Promise<void>;
  /** Called before each look, with how many there were. */
  readonly onLook: (count: number) => void;
}

/** Asks for the state of a payment, less and less often, until it is no longer being processed. */
export const awaitPayment = async (
  paymentId: string,
  { signal, pause, onLook }: Waiting,
): Promise<Payment | undefined> => {
  for (let count = 0; !signal.aborted; count += 1) {
    await pause(Math.min(LONGEST_MS, FIRST_MS * GROWTH ** count));
    if (signal.aborted) return undefined;
    onLook(count);
    const read = await readPayment(paymentId);
    // Without an answer nothing is known: the next look may find out.
    if (read.ok && read.answer.state !== 'processing') return read.answer;
    if (!read.ok && read.refusal.status === 404) return undefined;
  }
  return undefined;
};
