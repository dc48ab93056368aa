/** Changes that contributors made through this process, of all sites. */
let made = 0;
const lastOf = new Map<string, number>();

export const noteOwnerChange = (siteId: string): void => {
  made += 1;
  lastOf.set(siteId, made);
};

export const countOwnerChanges = (): number => made;

/** Whether the site was changed after so many changes: who changes it sees that at once, on this node. */
export const isChangedSince = (siteId: string, count: number): boolean => (lastOf.get(siteId) ?? 0) > count;
