import type { Queryable } from '../database/index.ts';
import { enqueueEvents } from '../webhooks/index.ts';

/** The data of a `list.joined` event. */
export const describeJoined = ({ email, list, now }: JoinedAddress) => ({
  email,
  list,
  joinedOn: now.toISOString(),
});

export interface JoinedAddress {
  readonly email: string;
  /** As the list is called. */
  readonly list: string;
  readonly now: Date;
}

/** Tells webhooks of an address that is subscribed now: at once, or once it is confirmed. */
export const announceJoined = (
  transaction: Queryable,
  websiteId: string,
  joined: JoinedAddress & { readonly isNew: boolean },
): Promise<void> =>
  // Webhooks are looked up for known addresses too: a sign-up must not take longer for unknown ones.
  enqueueEvents(transaction, websiteId, {
    type: 'list.joined',
    events: joined.isNew ? [{ data: describeJoined(joined), email: joined.email }] : [],
    now: joined.now,
  });
