import { isOfferedRole, usedPermissions } from '@sitewright/api/offered-roles';
import { permissions, roles, type Permission, type Role } from '@sitewright/domain/contributors';

/** What each permission allows, for "Can …" sentences. */
const phrases = {
  view: 'view pages',
  content: 'edit content',
  'create-pages': 'create pages',
  publish: 'publish pages',
  'publish-products': 'publish products',
  products: 'edit products',
  inventory: 'manage inventory',
  media: 'manage files',
  'store-settings': 'edit store settings',
  orders: 'manage orders',
  customers: 'view customers',
  refunds: 'refund orders',
  payments: 'set up payments',
  discounts: 'manage discounts',
  submissions: 'read form submissions',
  comments: 'moderate comments',
  'trusted-comments': 'comment without approval',
  design: 'edit the design',
  code: 'add custom code',
  settings: 'edit settings',
  contributors: 'manage contributors',
  billing: 'manage billing',
  analytics: 'view analytics',
  activity: 'view the activity log',
  campaigns: 'edit campaigns',
  'scheduling-view': 'view appointments',
  scheduling: 'manage appointments',
} as const satisfies Record<Permission, string>;

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Leaves out permissions of features that do not exist yet. */
export const describeRole = ({ may }: Role): string => {
  if (may.length === permissions.length) return 'Full access.';
  if (may.length === 0) return 'No access. Stays in the list of contributors.';
  const used = may.filter((permission) => usedPermissions.has(permission));
  if (used.length === 0) return 'For a feature that is not available yet.';
  return `Can ${list.format(used.map((permission) => phrases[permission]))}.`;
};

/**
 * The roles on offer, and those already held, which may no longer be on offer. Checkbox ids are strings; calls take
 * the codes as numbers.
 */
export const roleOptionsFor = (held: readonly number[] = []) =>
  Object.values(roles)
    .filter(({ code }) => isOfferedRole(code) || held.includes(code))
    .map((role: Role) => ({ id: String(role.code), name: role.name, detail: describeRole(role) }));
