import { createHmac } from 'node:crypto';
import { isSameSignature } from '../../signatures/index.ts';

export const CONFIRMATION_HEADER = 'x-confirmation';

const sign = (secret: string, sessionId: string, expiresAt: number): string =>
  createHmac('sha256', secret).update(`confirmation:${sessionId}:${expiresAt}`).digest('base64url');

/** Proves that the password was entered recently; valid for this session only. */
export const writeConfirmation = (secret: string, sessionId: string, expiresAt: number): string =>
  `${expiresAt}.${sign(secret, sessionId, expiresAt)}`;

export interface SentConfirmation {
  readonly sent: string | string[] | undefined;
  readonly sessionId: string;
  readonly now: number;
}

export const isConfirmed = (secret: string, { sent, sessionId, now }: SentConfirmation): boolean => {
  const [, time = '', signature = ''] =
    /^(\d{1,15})\.([\w-]{43})$/.exec(typeof sent === 'string' ? sent : '') ?? [];
  return Number(time) > now && isSameSignature(sign(secret, sessionId, Number(time)), signature);
};
