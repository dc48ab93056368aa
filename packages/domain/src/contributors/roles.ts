/** What a contributor may be allowed to do. Every owner call names one of these. */
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
  'customers',
  'discounts',
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

/** Writes drafts and nothing else: none of these changes what visitors see or what is sold. */
const drafting = ['view', 'content', 'create-pages', 'products'] as const satisfies Permission[];

/** With all that is live at once. Whoever may publish pages may publish products too. */
const editing = [
  ...drafting,
  'publish',
  'publish-products',
  'inventory',
  'media',
] as const satisfies Permission[];

/**
 * The reviewed table of contributor roles. Codes are those of the page context; code 5 was never given out.
 * `design` and `code` (anything that runs as script on the site's pages) are the administrator's alone: a script on a
 * live page could act for whoever looks at it.
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
 * Whether somebody with the role finds anything to do, given the permissions that something in the program asks for.
 * `view` does not count beside others: it only accompanies what a role is for.
 */
export const hasUse = ({ may }: Role, used: ReadonlySet<Permission>): boolean => {
  const own = may.filter((permission) => permission !== 'view');
  return own.length === 0 || own.some((permission) => used.has(permission));
};

/** A person may hold several roles: what any of them allows is allowed. */
export const permissionsOf = (codes: readonly number[]): ReadonlySet<Permission> =>
  new Set(codes.flatMap((code) => byCode.get(code)?.may ?? []));
