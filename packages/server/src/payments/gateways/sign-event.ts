import { createHmac } from 'node:crypto';
import { isSameSignature } from '../../signatures/index.ts';

const TOLERANCE_SECONDS = 300;
const MS = 1000;

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** `t=<seconds>,v1=<hmac of time and body>`: a signature of another body or of another time does not match. */
export const signEvent = (secret: string, body: string, now: Date): string => {
  const seconds = Math.floor(now.getTime() / MS);
  return `t=${seconds},v1=${digest(secret, `${seconds}.${body}`)}`;
};

const readPart = (signature: string, name: string): string | undefined =>
  signature
    .split(',')
    .find((part) => part.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Whether the body was signed with the secret within the last five minutes. */
export const isSignedEvent = (
  secret: string,
  {
    body,
    signature,
    now,
  }: { readonly body: string; readonly signature: string | undefined; readonly now: Date },
): boolean => {
  const [time, given] = [readPart(signature ?? '', 't'), readPart(signature ?? '', 'v1')];
  if (time === undefined || given === undefined || !/^\d{1,12}$/.test(time)) return false;
  const age = Math.abs(now.getTime() / MS - Number(time));
  return age <= TOLERANCE_SECONDS && isSameSignature(digest(secret, `${time}.${body}`), given);
};
