import { CONFIRMATION_SECONDS } from '@sitewright/domain/contributors';
import type { Database } from '../../database/index.ts';
import { writeConfirmation, type ContributorContext, type Refusal } from '../../http/index.ts';
import { checkOwnPassword } from '../accounts/passwords-service.ts';

export interface Confirming {
  readonly database: Database;
  readonly secret: string;
}

/** Exchanges the password for a confirmation token that the session sends with protected calls. */
export const confirmPassword = async (
  { database, secret }: Confirming,
  { contributor, now }: ContributorContext,
  password: string,
): Promise<{ confirmation: string; expiresOn: string } | Refusal> => {
  const refusal = await checkOwnPassword(database, { contributor, now }, { password, field: 'password' });
  if (refusal) return refusal;
  const expiresAt = now.getTime() + CONFIRMATION_SECONDS * 1000;
  return {
    confirmation: writeConfirmation(secret, contributor.sessionId, expiresAt),
    expiresOn: new Date(expiresAt).toISOString(),
  };
};
