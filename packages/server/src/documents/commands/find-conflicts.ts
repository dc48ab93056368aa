import { applyFitting, placeOf, valueAt, type Change, type Path } from '@sitewright/domain/documents';
import type { DocumentKey } from '../documents-store.ts';
import type { ExecutableStep } from './executable-step.ts';
import { nameOf } from '../document-keys.ts';
import type { DocumentStates } from './document-states.ts';

/** One place of a document that became another in the meantime. A missing version means that there is nothing. */
export interface Conflict extends DocumentKey {
  readonly path: Path;
  readonly yours?: unknown;
  readonly theirs?: unknown;
}

const wantedBy = (change: Change): unknown => {
  if (change.op === 'set') return change.after;
  return change.op === 'insert' ? change.value : undefined;
};

/** Everything that does not fit, not the first of it: the owner decides once. */
export const findConflicts = (states: DocumentStates, acts: readonly ExecutableStep[]): Conflict[] => {
  const contents = new Map([...states].map(([name, { content }]) => [name, content]));
  return acts.flatMap((act): Conflict[] => {
    const { kind, id } = act;
    const theirs = states.get(nameOf(act))?.content;
    if (act.op === 'create')
      return theirs === undefined ? [] : [{ kind, id, path: [], yours: act.content, theirs }];
    if (act.op !== 'change') return [];
    const { content, misfits } = applyFitting(contents.get(nameOf(act)), act.changes);
    contents.set(nameOf(act), content);
    return misfits.map((misfit) => {
      const path = placeOf(misfit);
      return { kind, id, path, yours: wantedBy(misfit), theirs: valueAt(theirs, path) };
    });
  });
};
