import { optionalParam } from '../screens/index.ts';

export const emailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type EmailStateName = (typeof emailStates)[number];

/** What the address says of the outbox. */
export interface MailParams {
  readonly email?: string;
  readonly state?: EmailStateName;
  readonly search?: string;
}

/** Unknown values are left out: anybody may have written the link. */
export const readMailParams = (search: Readonly<Record<string, unknown>>): MailParams => ({
  ...optionalParam('email', search['email']),
  ...(optionalParam(
    'state',
    emailStates.find((state) => state === search['state']),
  ) as { state?: EmailStateName }),
  ...optionalParam(
    'search',
    typeof search['search'] === 'string' ? search['search'].slice(0, 200) : undefined,
  ),
});
