import {
  applyFitting,
  diffContent,
  isRecord,
  placeOf,
  valueAt,
  type Change,
  type Path,
} from '@sitewright/domain/documents';
import { keyOf, type Command, type DocumentKey, type CommandStep } from './command.ts';
import type { SavedDocument } from './transport.ts';

/** A path that two contributors changed. */
export interface ConflictingChange extends DocumentKey {
  readonly path: Path;
  readonly yours?: unknown;
  readonly theirs?: unknown;
}

/** A command that conflicts with somebody else's change; the contributor chooses the version. */
export interface Conflict {
  readonly command: Command;
  readonly changes: readonly ConflictingChange[];
  readonly documents: readonly SavedDocument[];
  /** Contents of the documents after this command and before any later one. */
  readonly mine: ReadonlyMap<string, unknown>;
}

/** Data of a `conflict` refusal. */
export const readConflictData = (
  data: unknown,
): { readonly changes: readonly ConflictingChange[]; readonly documents: readonly SavedDocument[] } => {
  const { conflicts, documents } = isRecord(data) ? data : {};
  return {
    changes: Array.isArray(conflicts) ? (conflicts as ConflictingChange[]) : [],
    documents: Array.isArray(documents) ? (documents as SavedDocument[]) : [],
  };
};

/** The change with its `before` value taken from the current content; undefined if it cannot be applied at all. */
const rebase = (content: unknown, change: Change): Change | undefined => {
  const current = valueAt(content, placeOf(change));
  if (change.op === 'set') {
    const { before: _before, ...rest } = change;
    return current === undefined ? rest : { ...rest, before: current };
  }
  if (change.op === 'remove') return current === undefined ? undefined : { ...change, value: current };
  return undefined;
};

/** Re-inserts the first list member on the path that is missing, as the contributor had it. */
const restoreMember = (content: unknown, mine: unknown, path: Path): Change | undefined => {
  for (let depth = 1; depth <= path.length; depth += 1) {
    const member = path.slice(0, depth);
    const list = member.slice(0, -1);
    const id = member.at(-1) ?? '';
    const value = valueAt(mine, member);
    const isMissing = valueAt(content, member) === undefined && Array.isArray(valueAt(content, list));
    if (isMissing && value !== undefined) return { op: 'insert', path: list, id, value, after: '' };
  }
  return undefined;
};

type Attempt = (content: unknown, change: Change) => Change | undefined;

/** Applies each change by the first attempt that fits; skips changes that fit none. */
const applyFirstFitting = (
  start: unknown,
  changes: readonly Change[],
  attempts: readonly Attempt[],
): unknown => {
  let content = start;
  for (const change of changes)
    for (const attempt of attempts) {
      const adapted = attempt(content, change);
      const { content: next, misfits } = applyFitting(content, adapted ? [adapted] : []);
      if (!adapted || misfits.length > 0) continue;
      content = next;
      break;
    }
  return content;
};

const asIs: Attempt = (_content, change) => change;

/** Applies the changes regardless of the current values. */
export const applyRebased = (content: unknown, changes: readonly Change[]): unknown =>
  applyFirstFitting(content, changes, [asIs, rebase]);

/** Applies the contributor's changes to the other version, re-inserting list members that it deleted. */
export const applyOverTheirs = (theirs: unknown, mine: unknown, changes: readonly Change[]): unknown =>
  applyFirstFitting(theirs, changes, [
    asIs,
    rebase,
    (content, { path }) => restoreMember(content, mine, path),
  ]);

/** The document exists already: restore it if needed and change it to the wanted content. */
const createOverExisting = (
  step: Extract<CommandStep, { readonly op: 'create' }>,
  theirs: SavedDocument,
): CommandStep[] => {
  const { kind, id, content } = step;
  const changes = diffContent(theirs.content, content);
  return [
    ...(theirs.isTrashed ? [{ kind, id, op: 'restore' } as const] : []),
    ...(changes.length === 0 ? [] : [{ kind, id, op: 'change', changes } as const]),
  ];
};

/** The conflicting command rebased onto the current documents. */
export const rebaseOntoTheirs = ({ command, documents, mine }: Conflict, commandId: string): Command => {
  const steps = command.steps.flatMap((step): CommandStep[] => {
    const theirs = documents.find((saved) => keyOf(saved) === keyOf(step));
    if (!theirs) return [step];
    if (step.op === 'create') return createOverExisting(step, theirs);
    if (step.op !== 'change') return [step];
    const adapted = applyOverTheirs(theirs.content, mine.get(keyOf(step)), step.changes);
    const changes = diffContent(theirs.content, adapted);
    return changes.length === 0 ? [] : [{ ...step, changes }];
  });
  return { ...command, commandId, steps };
};
