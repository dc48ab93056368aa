import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts texts for storage with a key derived from the installation's secret and a purpose. */
export interface TextSealer {
  readonly seal: (text: string) => string;
  /** Undefined where it was encrypted with another secret, or changed. */
  readonly unseal: (sealed: string) => string | undefined;
}

const keys = new Map<string, KeyObject>();

/** Derived once: an installation has one secret and few purposes. */
const keyOf = (secret: string, purpose: string): KeyObject => {
  const name = `${purpose}\n${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), purpose, 32)));
  keys.set(name, key);
  return key;
};

export const createTextSealer = (secret: string, purpose: string): TextSealer => {
  const key = keyOf(secret, purpose);
  return {
    seal: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
        return (
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        );
      } catch {
        return undefined;
      }
    },
  };
};
