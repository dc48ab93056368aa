export {
  insertCarriedLists,
  insertCarriedSegments,
  listCarriedLists,
  listCarriedSegments,
} from './carried-lists-store.ts';
export { addMembers, type AddedRow, type NotAdded } from './add-members-store.ts';
export { inSegment } from './segment-query.ts';
export {
  countAudience,
  countLeftOut,
  readAudience,
  type Audience,
  type AudienceMember,
} from './audience-store.ts';
export {
  announceMember,
  confirmMembership,
  endAllMemberships,
  endMembership,
  endMemberships,
  endMembershipsOfConsents,
  endMembershipsOfSource,
  eraseMemberships,
  joinList,
  markBounced,
  markComplained,
  type MemberKey,
} from './members-store.ts';
export { describeJoined } from './list-event.ts';
export {
  CONFIRM_ACTION,
  CONFIRM_PATH,
  confirmationQuery,
  confirmationUrl,
  ONE_CLICK_PATH,
  readConfirmationLink,
  readUnsubscribeLink,
  UNSUBSCRIBE_PATH,
  unsubscribeHeaders,
  unsubscribeQuery,
  unsubscribeUrl,
  type ConfirmationKey,
} from './member-links.ts';
export { asksToConfirm, deleteDemoList, ensureCheckoutList } from './lists-store.ts';
export {
  confirmationJobKind,
  enqueueOrderSignUp,
  joinedJobKind,
  orderSignUpJobKind,
} from './sign-up-jobs.ts';
