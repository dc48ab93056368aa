import { nameOfRole } from '../contributors/index.ts';
import { fieldOf, textOf, type ActivityDetails } from './activity-details.ts';

/** A sentence; `{subject}` stands where what it is about is named. */
export type ActivityText = string | ((facts: ActivityDetails) => string);

const rolesIn = (noted: unknown, lead: 'as' | 'to'): string => {
  const codes = fieldOf(noted, 'roles');
  const names = Array.isArray(codes) ? codes.map((code) => nameOfRole(Number(code))) : [];
  return names.length === 0 ? '' : ` ${lead} ${names.join(', ')}`;
};

/** A changed address is what people look for in a log: links from elsewhere break by it. */
const urlChange = ({ before, after }: ActivityDetails): string | undefined => {
  const [from, to] = [textOf(before, 'urlId'), textOf(after, 'urlId')];
  return from && to && from !== to
    ? `Changed the URL of {subject} from /${from} to /${to}, as a draft`
    : undefined;
};

const publication = ({ after }: ActivityDetails): string => {
  const status = textOf(after, 'status');
  if (status === 'draft' || status === 'needs-review') return 'Took {subject} off the live site';
  return status === 'scheduled' ? 'Scheduled {subject}' : 'Published {subject}';
};

const release = ({ after }: ActivityDetails): string => {
  const documents = fieldOf(after, 'documents');
  const count = Array.isArray(documents) ? documents.length : 0;
  const verb = textOf(after, 'state') === 'waiting' ? 'Scheduled' : 'Published';
  return count > 1 ? `${verb} ${count} changes together: {subject}` : `${verb} {subject}`;
};

const command = (facts: ActivityDetails): string => {
  const label = textOf(facts.after, 'label');
  return urlChange(facts) ?? (label === undefined ? 'Edited {subject}' : `Edited {subject}: ${label}`);
};

const fileChange = ({ before, after }: ActivityDetails): string => {
  const [from, to] = [textOf(before, 'filename'), textOf(after, 'filename')];
  if (from && from !== to) return `Renamed {subject}, which was “${from}”`;
  return textOf(before, 'altText') === textOf(after, 'altText')
    ? 'Changed the details of {subject}'
    : 'Changed the alt text of {subject}';
};

const termChange = ({ after }: ActivityDetails): string => {
  const kind = textOf(after, 'kind') === 'categories' ? 'category' : 'tag';
  const [term = '', into] = [textOf(after, 'term'), textOf(after, 'into')];
  return into === undefined
    ? `Removed the ${kind} “${term}” from {subject}`
    : `Renamed the ${kind} “${term}” to “${into}” on {subject}`;
};

const settingsChange = ({ before, after }: ActivityDetails): string => {
  const title = textOf(after, 'title');
  return title !== undefined && title !== textOf(before, 'title')
    ? `Changed the site title to “${title}”`
    : 'Changed the site settings';
};

const contributorTexts = {
  'contributors.signOut': 'Signed out',
  'contributors.endSession': 'Signed out another device',
  'contributors.endOtherSessions': 'Signed out all other devices',
  'contributors.changePassword': 'Changed their password',
  'contributors.setRoles': ({ after }) => `Changed the roles of {subject}${rolesIn(after, 'to')}`,
  'contributors.remove': 'Removed {subject} from the contributors',
  'contributors.invite': ({ after }) => `Invited {subject}${rolesIn(after, 'as')}`,
  'contributors.revokeInvitation': 'Withdrew the invitation for {subject}',
  'contributors.acceptInvitation': ({ after }) => `Joined the site${rolesIn(after, 'as')}`,
} as const satisfies Record<string, ActivityText>;

const contentTexts = {
  'documents.save': (facts) => urlChange(facts) ?? 'Saved a draft of {subject}',
  'documents.publish': publication,
  'documents.discard': 'Discarded the unpublished changes of {subject}',
  'documents.restoreRevision': 'Restored an earlier version of {subject} as a draft',
  'documents.trash': 'Moved {subject} to the trash',
  'documents.restore': 'Restored {subject} from the trash',
  'documents.runCommand': command,
  'documents.undoCommand': 'Undid a change to {subject}',
  'documents.redoCommand': 'Redid a change to {subject}',
  'documents.createRelease': release,
  'documents.cancelRelease': 'Canceled the scheduled publication of {subject}',
  'pages.create': 'Created {subject}',
  'pages.duplicate': 'Created {subject} as a copy',
  'pages.publish': publication,
  'pages.setHomepage': 'Made {subject} the homepage',
  'pages.setPassword': ({ after }) =>
    fieldOf(after, 'hasPassword') === false
      ? 'Removed the password of {subject}'
      : 'Set the password of {subject}',
  'pages.changeTerm': termChange,
  'pages.createItem': 'Created {subject}',
  'pages.orderItems': 'Changed the order of the items on {subject}',
  'pages.duplicateItem': 'Created {subject} as a copy',
  'pages.publishItem': publication,
  'pages.saveAuthors': 'Changed the list of authors',
  'previews.createLink': ({ after }) =>
    `Created a preview link for ${textOf(after, 'path') ?? 'the site'}${
      fieldOf(after, 'isForGuest') === true ? ', for guests' : ''
    }`,
} as const satisfies Record<string, ActivityText>;

const siteTexts = {
  'navigation.update': 'Changed {subject}',
  'navigation.saveHeaderFooter': 'Changed {subject}',
  'fonts.keep': 'Added {subject}',
  'media.uploadImage': 'Uploaded {subject}',
  'media.uploadFile': 'Uploaded {subject}',
  'media.update': fileChange,
  'media.replace': 'Replaced the content of {subject}',
  'media.remove': 'Moved {subject} to the trash',
  'media.restore': 'Restored {subject} from the trash',
  'redirects.save': 'Changed the URL redirects',
  'sites.saveSettings': settingsChange,
  'sites.create': 'Created {subject}',
  'sites.addHost': ({ after }) => `Added the domain ${textOf(after, 'host') ?? ''} to {subject}`,
  'sites.removeHost': ({ before }) => `Removed the domain ${textOf(before, 'host') ?? ''} from {subject}`,
  'store.saveSettings': 'Changed the store settings',
  'catalogue.changeStock': 'Changed the stock of {subject}',
  'comments.approve': 'Approved {subject}',
  'comments.remove': 'Deleted {subject}',
  'comments.saveSettings': 'Changed the comment settings',
} as const satisfies Record<string, ActivityText>;

/** What the log says of each call that changes something. */
export const activityTexts: Readonly<Record<string, ActivityText>> = {
  ...contributorTexts,
  ...contentTexts,
  ...siteTexts,
};
