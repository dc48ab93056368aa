import { sql } from 'drizzle-orm';
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

/** Nobody is told of who was erased meanwhile. */
export const announceMember = async (
  transaction: Queryable,
  { websiteId, memberId }: { readonly websiteId: string; readonly memberId: string },
  now: Date,
): Promise<void> => {
  const { rows } = await transaction.execute<{
    email: string;
    list: string;
  }>(sql`select m.email, l.name as list
    from mailing_list_members m
    join mailing_lists l on l.website_id = m.website_id and l.list_id = m.list_id
    where m.website_id = ${websiteId} and m.member_id = ${memberId} for share of m`);
  const [joined] = rows;
  if (joined) await announceJoined(transaction, websiteId, { ...joined, now });
};
