import { isRecord } from '../is-record.ts';
import { isSameContent } from '../canonical-json.ts';
import type { Change, Path } from './change.ts';
import { type JsonObject, fieldOf, isIdList } from './content-shapes.ts';
import { diffMembers } from './diff-members.ts';

const setAt = (path: Path, before: unknown, after: unknown): Change => ({
  op: 'set',
  path,
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
});

const diffObjects = (path: Path, before: JsonObject, after: JsonObject): Change[] => {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key) => diffAt([...path, key], fieldOf(before, key), fieldOf(after, key)));
};

const diffAt = (path: Path, before: unknown, after: unknown): Change[] => {
  if (before === after) return [];
  if (isRecord(before) && isRecord(after)) return diffObjects(path, before, after);
  if (isIdList(before) && isIdList(after)) {
    const known = new Map(before.map((member) => [member.id, member]));
    const inside = (member: { readonly id: string }): Change[] => {
      const former = known.get(member.id);
      return former ? diffAt([...path, member.id], former, member) : [];
    };
    return [...diffMembers(path, before, after), ...after.flatMap(inside)];
  }
  return isSameContent(before, after) ? [] : [setAt(path, before, after)];
};

/**
 * Minimal changes between two contents: objects and lists of members with ids are compared recursively,
 * everything else is replaced.
 */
export const diffContent = (before: unknown, after: unknown): Change[] => diffAt([], before, after);
