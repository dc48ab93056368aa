import { generateKeyPairSync, sign } from 'node:crypto';

export interface TlsIdentity {
  readonly key: string;
  readonly cert: string;
}

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size]);
  return size < 0x100 ? Buffer.from([0x81, size]) : Buffer.from([0x82, size >> 8, size & 0xff]);
};

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

const utcTime = (date: Date): Buffer => {
  const digits = date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
};

const DAY_MS = 86_400_000;

/** A certificate for `localhost` that nobody vouches for, valid for a day. */
export const makeSelfSigned = (): TlsIdentity => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, ECDSA_WITH_SHA256);
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('localhost')))));
  const now = Date.now();
  const validity = der(SEQUENCE, utcTime(new Date(now - DAY_MS)), utcTime(new Date(now + DAY_MS)));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(SEQUENCE, der(INTEGER, Buffer.from([1])), algorithm, name, validity, name, key);
  const signature = der(BIT_STRING, Buffer.from([0]), sign('sha256', body, privateKey));
  const base64 = der(SEQUENCE, body, algorithm, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
  };
};
