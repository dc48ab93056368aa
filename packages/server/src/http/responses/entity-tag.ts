const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether `If-None-Match` names the tag: alone, in a list, as a weak one, or by `*`. */
export const matchesEntityTag = (header: string | undefined, tag: string): boolean => {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header.split(',').some((each) => each.trim() === '*' || bare(each) === bare(tag));
};
