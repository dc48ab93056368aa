import {
  applyFitting,
  diffContent,
  isRecord,
  placeOf,
  valueAt,
  type Change,
  type Path,
} from '@sitewright/domain/documents';
import { keyOf, type Command, type DocumentKey, type Step } from './command.ts';
import type { SavedDocument } from './send/transport.ts';

/** One place that two people changed. */
export interface ConflictPlace extends DocumentKey {
  readonly path: Path;
  readonly yours?: unknown;
  readonly theirs?: unknown;
}

/** A command that met somebody else's change; the contributor decides. */
export interface Conflict {
  readonly command: Command;
  readonly places: readonly ConflictPlace[];
  readonly documents: readonly SavedDocument[];
  /** What the contributor had made of each document by this command, before anything later. */
  readonly mine: ReadonlyMap<string, unknown>;
}

/** What a refusal of a conflict carries. */
export const readConflictData = (
  data: unknown,
): { readonly places: readonly ConflictPlace[]; readonly documents: readonly SavedDocument[] } => {
  const { conflicts, documents } = isRecord(data) ? data : {};
  return {
    places: Array.isArray(conflicts) ? (conflicts as ConflictPlace[]) : [],
    documents: Array.isArray(documents) ? (documents as SavedDocument[]) : [],
  };
};

/** A change as it would have been made on what is there now; nothing where it cannot be made at all. */
const rebase = (content: unknown, change: Change): Change | undefined => {
  const there = valueAt(content, placeOf(change));
  if (change.op === 'set') {
    const { before: _before, ...rest } = change;
    return there === undefined ? rest : { ...rest, before: there };
  }
  if (change.op === 'remove') return there === undefined ? undefined : { ...change, value: there };
  return undefined;
};

/** The member of a list that a path leads through and that is gone: brought back as the contributor had it. */
const bringBack = (content: unknown, mine: unknown, path: Path): Change | undefined => {
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

/** Makes each change in the first of several ways that fits; one that fits in none is left out. */
const applyAnyhow = (start: unknown, changes: readonly Change[], attempts: readonly Attempt[]): unknown => {
  let content = start;
  for (const change of changes)
    for (const attempt of attempts) {
      const wanted = attempt(content, change);
      const { content: next, misfits } = applyFitting(content, wanted ? [wanted] : []);
      if (!wanted || misfits.length > 0) continue;
      content = next;
      break;
    }
  return content;
};

const asIs: Attempt = (_content, change) => change;

/** The content with the changes made on it, whatever it says where they are made. */
export const makeOver = (content: unknown, changes: readonly Change[]): unknown =>
  applyAnyhow(content, changes, [asIs, rebase]);

/** Their content with every change of mine made on it, whatever it says there. */
export const keepMine = (theirs: unknown, mine: unknown, changes: readonly Change[]): unknown =>
  applyAnyhow(theirs, changes, [asIs, rebase, (content, { path }) => bringBack(content, mine, path)]);

/** What was to be made is there already: it becomes what the contributor wanted it to be. */
const makeAnyway = (step: Extract<Step, { readonly op: 'create' }>, theirs: SavedDocument): Step[] => {
  const { kind, id, content } = step;
  const changes = diffContent(theirs.content, content);
  return [
    ...(theirs.isTrashed ? [{ kind, id, op: 'restore' } as const] : []),
    ...(changes.length === 0 ? [] : [{ kind, id, op: 'change', changes } as const]),
  ];
};

/** The command of a conflict once more, made on what the others left. */
export const onTheirs = ({ command, documents, mine }: Conflict, commandId: string): Command => {
  const steps = command.steps.flatMap((step): Step[] => {
    const theirs = documents.find((saved) => keyOf(saved) === keyOf(step));
    if (!theirs) return [step];
    if (step.op === 'create') return makeAnyway(step, theirs);
    if (step.op !== 'change') return [step];
    const wanted = keepMine(theirs.content, mine.get(keyOf(step)), step.changes);
    const changes = diffContent(theirs.content, wanted);
    return changes.length === 0 ? [] : [{ ...step, changes }];
  });
  return { ...command, commandId, steps };
};
