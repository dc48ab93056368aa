export {
  countAudience,
  isSubscribed,
  readAudience,
  type Audience,
  type AudienceMember,
} from './audience-store.ts';
export {
  endAllMemberships,
  endMembership,
  endMembershipsOfConsents,
  endMembershipsOfSource,
  eraseMemberships,
  joinList,
  markBounced,
  markComplained,
} from './members-store.ts';
export { unsubscribeHeaders, unsubscribeUrl } from './member-links.ts';
