import { isRecord } from '../is-record.ts';
import { isSameContent } from '../canonical-json.ts';
import type { Change, Path } from './change.ts';
import { fieldOf, isIdList, isMember, withField, type Member } from './content-shapes.ts';

const MISFIT = Symbol('misfit');

/** Maps the current value to the new one; undefined removes it. */
type Work = (value: unknown) => unknown;

const changeMember = (list: readonly Member[], id: string, work: Work): unknown => {
  const member = list.find((each) => each.id === id);
  const next = member && work(member);
  // A member must keep its id, by which others refer to it.
  if (!isMember(next) || next.id !== id) return MISFIT;
  return list.map((each) => (each === member ? next : each));
};

const changeAt = (value: unknown, path: Path, work: Work): unknown => {
  const [step, ...rest] = path;
  if (step === undefined) return work(value);
  const inside: Work = (part) => changeAt(part, rest, work);
  if (isIdList(value)) return changeMember(value, step, inside);
  if (!isRecord(value)) return MISFIT;
  const next = inside(fieldOf(value, step));
  return next === MISFIT ? MISFIT : withField(value, step, next);
};

/** At the end of the list if the neighbour no longer exists. */
const placeBehind = (list: readonly Member[], member: Member, after: string | null): Member[] => {
  const index = list.findIndex(({ id }) => id === after);
  if (after === null) return [member, ...list];
  return index < 0 ? [...list, member] : list.toSpliced(index + 1, 0, member);
};

const changeList = (list: readonly Member[], change: Exclude<Change, { op: 'set' }>): unknown => {
  const { id } = change;
  const member = list.find((each) => each.id === id);
  const others = list.filter((each) => each !== member);
  if (change.op === 'insert') {
    const { value, after } = change;
    return !member && isMember(value) && value.id === id ? placeBehind(list, value, after) : MISFIT;
  }
  if (!member) return MISFIT;
  if (change.op === 'move') return placeBehind(others, member, change.to);
  return isSameContent(member, change.value) ? others : MISFIT;
};

const applyChange = (content: unknown, change: Change): unknown =>
  changeAt(content, change.path, (value) => {
    if (change.op === 'set') return isSameContent(value, change.before) ? change.after : MISFIT;
    return isIdList(value) ? changeList(value, change) : MISFIT;
  });

/** Applies the changes that fit and returns the others. */
export const applyFitting = (
  content: unknown,
  changes: readonly Change[],
): { readonly content: unknown; readonly misfits: readonly Change[] } => {
  const misfits: Change[] = [];
  let current = content;
  for (const change of changes) {
    const next = applyChange(current, change);
    if (next === MISFIT) misfits.push(change);
    else current = next;
  }
  return { content: current, misfits };
};

/** Applies all changes or, if one does not fit, none. */
export const applyChanges = (
  content: unknown,
  changes: readonly Change[],
): { readonly content: unknown } | { readonly misfit: Change } => {
  const { content: changed, misfits } = applyFitting(content, changes);
  const [misfit] = misfits;
  return misfit ? { misfit } : { content: changed };
};
