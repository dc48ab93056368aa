import type { Queryable } from '../database/index.ts';
import { enqueueEvent } from '../webhooks/index.ts';

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
  joined: JoinedAddress,
): Promise<void> =>
  enqueueEvent(transaction, websiteId, {
    type: 'list.joined',
    data: describeJoined(joined),
    email: joined.email,
    now: joined.now,
  });
