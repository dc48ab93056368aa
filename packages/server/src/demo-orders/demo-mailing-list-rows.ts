import { listKey } from '@sitewright/domain/mailing-lists';
import { foldEmail } from '@sitewright/domain/orders';
import { newId } from '../ids/index.ts';
import type { DemoMailingList } from './demo-orders-schemas.ts';
import type { DemoRows } from './demo-orders-store.ts';

const STATE_MS = 3 * 86_400_000;

type ListRows = Pick<DemoRows, 'mailingLists' | 'mailingListMembers' | 'mailingConsents' | 'mailingSegments'>;

const nothing: ListRows = {
  mailingLists: [],
  mailingListMembers: [],
  mailingConsents: [],
  mailingSegments: [],
};

type GivenMember = DemoMailingList['members'][number];

/** A list with people in every state; nobody of them is ever written to. */
export const demoMailingListRows = (
  given: DemoMailingList | undefined,
  {
    websiteId,
    now,
    signedUpAt,
  }: {
    readonly websiteId: string;
    readonly now: Date;
    readonly signedUpAt: (member: GivenMember) => Date;
  },
): ListRows => {
  if (!given) return nothing;
  const listId = newId();
  const { name, text } = given;
  const members = given.members
    .map((member) => ({ member, at: signedUpAt(member) }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const later = (at: Date): Date => new Date(at.getTime() + STATE_MS);
  const isEnded = ({ state }: GivenMember): boolean => state === 'unsubscribed' || state === 'complained';
  return {
    mailingLists: [
      {
        websiteId,
        listId,
        name,
        nameKeys: [listKey(name)],
        isDoubleOptIn: true,
        isForCheckout: true,
        createdAt: now,
        isDemo: true,
      },
    ],
    mailingListMembers: members.map(
      ({ member: { daysAgo: _days, time: _time, tags = [], ...member }, at }) => ({
        ...member,
        tags,
        websiteId,
        memberId: newId(),
        listId,
        emailKey: foldEmail(member.email),
        signedUpAt: at,
        confirmedAt: member.state === 'pending' || member.source === 'import' ? null : at,
        stateAt: member.state === 'pending' || member.state === 'subscribed' ? at : later(at),
        isDemo: true,
      }),
    ),
    mailingConsents: members.map(({ member, at }) => ({
      websiteId,
      consentId: newId(),
      email: member.email,
      emailKey: foldEmail(member.email),
      listId,
      list: name,
      source: member.source,
      text,
      formId: '',
      formRevision: 0,
      submissionId: '',
      givenAt: at,
      endedAt: isEnded(member) ? later(at) : null,
    })),
    mailingSegments: given.segments.map((segment) => ({
      ...segment,
      websiteId,
      segmentId: newId(),
      createdAt: now,
      isDemo: true,
    })),
  };
};
