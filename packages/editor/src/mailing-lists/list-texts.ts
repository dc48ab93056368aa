import type { CallAnswer } from '@sitewright/api/call';
import type { mailingListsCalls } from '@sitewright/api/mailing-lists';
import type { MemberSource, MemberState, RowFaultCode } from '@sitewright/domain/mailing-lists';

export type MailingList = CallAnswer<typeof mailingListsCalls.listLists>['lists'][number];
export type Member = CallAnswer<typeof mailingListsCalls.listMembers>['members'][number];
export type ListImport = NonNullable<CallAnswer<typeof mailingListsCalls.readImport>['latest']>;
export type Segment = CallAnswer<typeof mailingListsCalls.listSegments>['segments'][number];
export type SegmentOptions = CallAnswer<typeof mailingListsCalls.readSegmentOptions>;

export const stateNames: Readonly<Record<MemberState, string>> = {
  pending: 'Not confirmed',
  subscribed: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
};

export const sourceNames: Readonly<Record<MemberSource, string>> = {
  form: 'Form',
  checkout: 'Checkout',
  restock: 'Restock form',
  owner: 'Added by hand',
  import: 'Import',
};

export const faultNames: Readonly<Record<RowFaultCode, string>> = {
  invalid: 'No email address',
  duplicate: 'Twice in the file',
  unsubscribed: 'Unsubscribed',
  bounced: 'Bounced',
  complained: 'Complained',
  erased: 'Was erased',
};

export const addressesText = (count: number): string =>
  count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`;
