import {
  applyFitting,
  diffContent,
  placeOf,
  valueAt,
  type Change,
  type Path,
} from '@sitewright/domain/documents';
import { keyOf, type Command, type DocumentKey, type Step } from './command.ts';
import type { SavedDocument } from './transport.ts';

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
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

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

/** Their content with every change of mine made on it, whatever it says there. */
export const keepMine = (theirs: unknown, mine: unknown, changes: readonly Change[]): unknown => {
  let content = theirs;
  for (const change of changes) {
    const tries = [change, rebase(content, change), bringBack(content, mine, change.path)];
    for (const attempt of tries) {
      if (!attempt) continue;
      const { content: next, misfits } = applyFitting(content, [attempt]);
      if (misfits.length > 0) continue;
      content = next;
      break;
    }
  }
  return content;
};

interface Insistence {
  readonly commandId: string;
  /** The documents as the contributor sees them. */
  readonly mine: ReadonlyMap<string, { readonly content: unknown }>;
}

/** The command of a conflict once more, made on what the others left. */
export const onTheirs = ({ command, documents }: Conflict, { commandId, mine }: Insistence): Command => {
  const steps = command.steps.flatMap((step): Step[] => {
    const theirs = documents.find((saved) => keyOf(saved) === keyOf(step));
    if (step.op !== 'change' || !theirs) return [step];
    const wanted = keepMine(theirs.content, mine.get(keyOf(step))?.content, step.changes);
    const changes = diffContent(theirs.content, wanted);
    return changes.length === 0 ? [] : [{ ...step, changes }];
  });
  return { ...command, commandId, steps };
};
