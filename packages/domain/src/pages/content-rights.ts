/** What somebody may do with pages or with the items of one. */
export interface ContentRights {
  /** Show it to visitors, and take it away from them. */
  readonly canPublish: boolean;
  /** Make one, and delete one that was never shown. */
  readonly canCreate: boolean;
}

export const rightsOnPages = (permissions: readonly string[]): ContentRights => ({
  canPublish: permissions.includes('publish'),
  canCreate: permissions.includes('create-pages'),
});

/** Products have permissions of their own: who runs the store need not be allowed to publish its pages. */
export const rightsOnItems = (typeName: string, permissions: readonly string[]): ContentRights =>
  typeName === 'products'
    ? { canPublish: permissions.includes('publish-products'), canCreate: permissions.includes('products') }
    : rightsOnPages(permissions);
