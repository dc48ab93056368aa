import type { MemberSource, MemberState } from '../mailing-lists/index.ts';

/** What a mailing service is told of a member. Whom it is to ask for a confirmation is pending. */
export type RemoteStatus = 'subscribed' | 'pending' | 'unsubscribed' | 'cleaned';

export interface StatedMember {
  readonly state: Exclude<MemberState, 'pending'>;
  readonly source: MemberSource;
  readonly isConfirmed: boolean;
}

/** Their consent was given elsewhere, and the owner answers for it. */
const isAddedByOwner = ({ source }: StatedMember): boolean => source === 'owner' || source === 'import';

/** A list of the service that asks for confirmation asks those who were not asked here. */
export const remoteStatusOf = (member: StatedMember, isDoubleOptIn: boolean): RemoteStatus => {
  if (member.state === 'bounced') return 'cleaned';
  if (member.state !== 'subscribed') return 'unsubscribed';
  return !isDoubleOptIn || member.isConfirmed || isAddedByOwner(member) ? 'subscribed' : 'pending';
};

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** How long a service that did not answer, or is busy, is left alone: twice as long after each attempt. */
export const pauseAfterFailures = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(failures - 1, 0), LONGEST_PAUSE_MS);

/** First and last name, as services keep them apart. */
export const splitName = (name: string): { readonly first: string; readonly last: string } => {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return { first, last: rest.join(' ') };
};
