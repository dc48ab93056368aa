interface Placed {
  readonly id: string;
  readonly parentId?: string;
}

/** Whether a page's chain of parent folders contains a cycle. */
export const isInLoop = (page: Placed, parentOf: ReadonlyMap<string, string | undefined>): boolean => {
  const seen = new Set([page.id]);
  let parent = page.parentId;
  while (parent !== undefined) {
    if (seen.has(parent)) return true;
    seen.add(parent);
    parent = parentOf.get(parent);
  }
  return false;
};
