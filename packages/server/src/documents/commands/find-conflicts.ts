import { applyFitting, placeOf, valueAt, type Change, type Path } from '@sitewright/domain/documents';
import type { DocumentKey } from '../documents-store.ts';
import type { ExecutableStep } from './executable-step.ts';
import { nameOf } from '../document-keys.ts';
import type { DocumentStates } from './document-states.ts';

/** A part of a document that changed in the meantime. A missing version means that the part does not exist. */
export interface Conflict extends DocumentKey {
  readonly path: Path;
  readonly yours?: unknown;
  readonly theirs?: unknown;
}

const requestedValue = (change: Change): unknown => {
  if (change.op === 'set') return change.after;
  return change.op === 'insert' ? change.value : undefined;
};

/** All conflicts, not only the first: the contributor decides once. */
export const findConflicts = (states: DocumentStates, steps: readonly ExecutableStep[]): Conflict[] => {
  const contents = new Map([...states].map(([name, { content }]) => [name, content]));
  return steps.flatMap((step): Conflict[] => {
    const { kind, id } = step;
    const theirs = states.get(nameOf(step))?.content;
    if (step.op === 'create')
      return theirs === undefined ? [] : [{ kind, id, path: [], yours: step.content, theirs }];
    if (step.op !== 'change') return [];
    const { content, misfits } = applyFitting(contents.get(nameOf(step)), step.changes);
    contents.set(nameOf(step), content);
    return misfits.map((misfit) => {
      const path = placeOf(misfit);
      return { kind, id, path, yours: requestedValue(misfit), theirs: valueAt(theirs, path) };
    });
  });
};
