/** Permissions of contributors. Every owner call requires one. */
export const permissions = [
  'view',
  'content',
  'create-pages',
  'publish',
  'publish-products',
  'products',
  'inventory',
  'media',
  'store-settings',
  'orders',
  'refunds',
  'customers',
  'discounts',
  'payments',
  'submissions',
  'comments',
  'trusted-comments',
  'design',
  'code',
  'settings',
  'contributors',
  'billing',
  'analytics',
  'activity',
  'campaigns',
  'scheduling-view',
  'scheduling',
] as const;

export type Permission = (typeof permissions)[number];

export interface Role {
  readonly code: number;
  readonly name: string;
  readonly may: readonly Permission[];
}

/** Drafts only: none of these changes what visitors see or what is sold. */
const drafting = ['view', 'content', 'create-pages', 'products'] as const satisfies Permission[];

/**
 * Including changes to the live site. Whoever may publish pages may publish products too. Whoever may publish a form
 * decides where its submissions go, and may read them.
 */
const editing = [
  ...drafting,
  'publish',
  'publish-products',
  'submissions',
  'inventory',
  'media',
] as const satisfies Permission[];

/**
 * Roles of contributors. Codes are those of the page context; 5 is unused. `design` and `code` (anything that
 * runs as a script on the site's pages) are for administrators only: a script on a live page could act on
 * behalf of whoever views it.
 */
export const roles = {
  admin: { code: 1, name: 'Administrator', may: permissions },
  billing: { code: 2, name: 'Billing', may: ['billing'] },
  reporting: { code: 3, name: 'Reporting', may: ['analytics'] },
  editor: { code: 4, name: 'Editor', may: editing },
  moderator: { code: 6, name: 'Comment moderator', may: ['view', 'comments', 'trusted-comments'] },
  commenter: { code: 7, name: 'Trusted commenter', may: ['view', 'trusted-comments'] },
  storeManager: {
    code: 8,
    name: 'Store manager',
    may: [
      'view',
      'content',
      'products',
      'publish-products',
      'inventory',
      'store-settings',
      'orders',
      'refunds',
      'customers',
    ],
  },
  scheduling: { code: 9, name: 'Scheduling', may: ['scheduling-view', 'scheduling'] },
  viewer: { code: 10, name: 'Viewer', may: ['view'] },
  campaignsEditor: { code: 11, name: 'Campaigns editor', may: ['campaigns'] },
  schedulingViewer: { code: 12, name: 'Scheduling viewer', may: ['scheduling-view'] },
  schedulingEditor: { code: 13, name: 'Scheduling editor', may: ['scheduling-view', 'scheduling'] },
  none: { code: 14, name: 'No access', may: [] },
  websiteManager: {
    code: 15,
    name: 'Website manager',
    may: [...editing, 'store-settings', 'comments', 'settings', 'analytics', 'activity'],
  },
  draftEditor: { code: 16, name: 'Draft editor', may: drafting },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof roles;

const byCode = new Map<number, Role>(Object.values(roles).map((role) => [role.code, role]));

export const isRoleCode = (code: number): boolean => byCode.has(code);

export const nameOfRole = (code: number): string => byCode.get(code)?.name ?? 'Unknown role';

/**
 * Whether the role is of any use, given the permissions that calls require. `view` alone does not count for
 * roles with other permissions.
 */
export const hasUse = ({ may }: Role, used: ReadonlySet<Permission>): boolean => {
  const own = may.filter((permission) => permission !== 'view');
  return own.length === 0 || own.some((permission) => used.has(permission));
};

/** The union of the permissions of all roles. */
export const permissionsOf = (codes: readonly number[]): ReadonlySet<Permission> =>
  new Set(codes.flatMap((code) => byCode.get(code)?.may ?? []));
