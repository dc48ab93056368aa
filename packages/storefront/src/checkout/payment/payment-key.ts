const KEY_BYTES = 16;

/** 32 hexadecimal digits; one per attempt to pay. */
export const newPaymentKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
