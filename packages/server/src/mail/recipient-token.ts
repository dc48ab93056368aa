import { createHmac } from 'node:crypto';
import { foldEmail } from '@sitewright/domain/orders';
import { isSameSignature } from '../signatures/index.ts';

/** Says for whom an email was without anything that is stored. */
export const recipientToken = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`recipient of an email\n${foldEmail(email)}`)
    .digest('hex');

/** Whether the program wrote to the address, as the quoted token shows. */
export const isRecipientToken = (secret: string, email: string, token: string): boolean =>
  isSameSignature(recipientToken(secret, email), token);
