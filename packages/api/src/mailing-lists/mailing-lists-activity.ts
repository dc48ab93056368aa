import type { ActivityTexts } from '../call/index.ts';
import type { mailingListsCalls } from './mailing-lists-calls.ts';

export const mailingListsActivity = {
  createList: 'Created a mailing list',
  updateList: 'Changed a mailing list',
  removeList: 'Deleted a mailing list',
  addMember: 'Added an address to a mailing list',
  tagMembers: 'Tagged addresses of mailing lists',
  unsubscribeMembers: 'Unsubscribed addresses from mailing lists',
  eraseMembers: 'Erased addresses of mailing lists',
  importMembers: 'Imported addresses into a mailing list',
  rotateReportSecret: 'Made a new secret for reports of bounces',
  createSegment: 'Created a segment',
  updateSegment: 'Changed a segment',
  removeSegment: 'Deleted a segment',
} satisfies ActivityTexts<typeof mailingListsCalls>;
