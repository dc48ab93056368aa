import { isOfferedRole, usedPermissions } from '@sitewright/api/permissions';
import { permissions, roles, type Permission, type Role } from '@sitewright/domain/contributors';

/** Each permission in the words of somebody who holds it. */
const phrases = {
  view: 'see the pages',
  content: 'edit content',
  'create-pages': 'create pages',
  publish: 'publish pages',
  'publish-products': 'publish products',
  products: 'edit products',
  inventory: 'change stock',
  media: 'change and delete files',
  'store-settings': 'change store settings',
  orders: 'handle orders',
  customers: 'see customers',
  discounts: 'set discounts',
  comments: 'moderate comments',
  'trusted-comments': 'comment without approval',
  design: 'change the design',
  code: 'write code that runs on the site',
  settings: 'change settings',
  contributors: 'manage contributors',
  billing: 'manage billing',
  analytics: 'read analytics',
  activity: 'read the activity log',
  campaigns: 'edit campaigns',
  'scheduling-view': 'see appointments',
  scheduling: 'manage appointments',
} as const satisfies Record<Permission, string>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Says nothing of features that do not exist yet. */
export const describeRole = ({ may }: Role): string => {
  if (may.length === permissions.length) return 'May do everything.';
  if (may.length === 0) return 'May do nothing. Keeps the person on the list without access.';
  const used = may.filter((permission) => usedPermissions.has(permission));
  if (used.length === 0) return 'Is for a feature that is not available yet.';
  return `May ${list.format(used.map((permission) => phrases[permission]))}.`;
};

/**
 * The roles that somebody can be given, with those they hold already: of these some may be given no longer. Checkboxes
 * carry texts, calls carry the codes as numbers.
 */
export const roleOptionsFor = (held: readonly number[] = []) =>
  Object.values(roles)
    .filter(({ code }) => isOfferedRole(code) || held.includes(code))
    .map((role: Role) => ({ id: String(role.code), name: role.name, detail: describeRole(role) }));
