/** What a contributor may do with pages, or with the items of one. */
export interface ContentRights {
  /** Publish and unpublish. */
  readonly canPublish: boolean;
  /** Create, and delete what was never published. */
  readonly canCreate: boolean;
}

export const rightsOnPages = (permissions: readonly string[]): ContentRights => ({
  canPublish: permissions.includes('publish'),
  canCreate: permissions.includes('create-pages'),
});

/** Products have their own permissions: store managers need not be allowed to publish pages. */
export const rightsOnItems = (typeName: string, permissions: readonly string[]): ContentRights =>
  typeName === 'products'
    ? { canPublish: permissions.includes('publish-products'), canCreate: permissions.includes('products') }
    : rightsOnPages(permissions);
