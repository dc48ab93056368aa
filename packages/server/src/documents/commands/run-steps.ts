import type { ChangeContext } from '../change-context.ts';
import {
  applyChanges,
  diffContent,
  findNewCode,
  isSameContent,
  type CommandStep,
} from '@sitewright/domain/documents';
import { digestOf, isRefusal, refuse, type Refusal } from '../../http/index.ts';
import { openKind } from '../document-access.ts';
import {
  createDocument,
  restoreDocument,
  saveDraft,
  trashDocument,
  type DraftToSave,
} from '../documents-service.ts';
import { findDocument, findRevision } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import type { ExecutableStep } from './executable-step.ts';
import { nameOf } from '../document-keys.ts';
import type { DocumentState } from './document-states.ts';

/** A running command; all its documents are locked. */
export interface CommandRun {
  readonly kinds: readonly DocumentKind[];
  readonly context: ChangeContext;
  readonly isUndo: boolean;
  /** States after the steps so far. */
  readonly states: Map<string, DocumentState>;
}

type StepOf<Op extends ExecutableStep['op']> = Extract<ExecutableStep, { readonly op: Op }>;
type Outcome = Promise<CommandStep | Refusal>;

/** A revision that was published was checked then. */
const isPublishedState = async (
  { context: { database, site } }: CommandRun,
  { kind, id, revision }: StepOf<'change'>,
  content: unknown,
): Promise<boolean> => {
  const stored =
    revision === undefined ? undefined : await findRevision(database, site.id, { kind, id, revision });
  return stored !== undefined && isSameContent(stored.content, content);
};

interface Edit {
  readonly kind: DocumentKind;
  readonly step: StepOf<'change'>;
  readonly content: unknown;
}

/** Undo may restore the code that the command removed and no other; a published revision restores its own. */
const findRestorableCode = async (
  run: CommandRun,
  { kind, step, content }: Edit,
): Promise<Pick<DraftToSave<unknown>, 'isUndo' | 'restorableCode'>> => {
  if (run.isUndo) return { isUndo: true, restorableCode: { digests: step.code ?? [] } };
  return (await isPublishedState(run, step, content))
    ? { isUndo: true, restorableCode: { parts: kind.codeParts(content) } }
    : {};
};

const codeTaken = (kind: DocumentKind, before: unknown, after: unknown): Pick<StepOf<'change'>, 'code'> => {
  const taken = findNewCode(kind.codeParts(after), kind.codeParts(before));
  return taken.length === 0 ? {} : { code: taken.map(digestOf) };
};

const change = async (run: CommandRun, kind: DocumentKind, step: StepOf<'change'>): Outcome => {
  const state = run.states.get(nameOf(step));
  if (!state) return refuse('not-found');
  if (state.isTrashed) return refuse('trashed');
  const applied = applyChanges(state.content, step.changes);
  if ('misfit' in applied) return refuse('conflict');
  const { content } = applied;
  if (isSameContent(content, state.content)) return { ...step, changes: [] };
  const { id, revision: baseRevision } = state;
  const restorable = await findRestorableCode(run, { kind, step, content });
  const saved = await saveDraft(kind, run.context, { id, content, baseRevision, ...restorable });
  if (isRefusal(saved)) return saved;
  run.states.set(nameOf(step), { ...state, ...saved });
  // The saved content, not the submitted one: sanitized texts differ, and undo must match what is stored.
  const changes = diffContent(state.content, saved.content);
  return { ...step, changes, ...codeTaken(kind, state.content, saved.content) };
};

/** The original that a new document claims to be a copy of. */
const originalOf = async ({ context }: CommandRun, step: StepOf<'create'>): Promise<unknown> => {
  if (step.copyOf === undefined) return undefined;
  const row = await findDocument(context.database, context.site.id, { kind: step.kind, id: step.copyOf });
  return row?.draft ?? refuse('not-found');
};

const create = async (run: CommandRun, kind: DocumentKind, step: StepOf<'create'>): Outcome => {
  const { creation } = kind;
  if (!creation) return refuse('bad-request', { kind: 'cannot be made by a command' });
  if (run.states.has(nameOf(step))) return refuse('conflict');
  const copyOf = await originalOf(run, step);
  if (isRefusal(copyOf)) return copyOf;
  const { id, content } = step;
  const saved = await createDocument(kind, run.context, { id, content, ...(copyOf ? { copyOf } : {}) });
  if (isRefusal(saved)) return saved;
  if (!creation.matchesId(id, saved.content))
    return refuse('bad-request', { id: 'is not that of the content' });
  run.states.set(nameOf(step), {
    ...saved,
    kind: kind.name,
    isTrashed: false,
    updatedBy: run.context.contributor.name,
  });
  return { ...step, content: saved.content };
};

const isUnchangedCreation = (
  state: DocumentState,
  { createdContent }: { readonly createdContent?: unknown },
): boolean =>
  createdContent === undefined ||
  (state.publishedRevision === null && isSameContent(state.content, createdContent));

const trashOrRestore = async (
  run: CommandRun,
  kind: DocumentKind,
  executable: StepOf<'trash' | 'restore'>,
): Outcome => {
  const state = run.states.get(nameOf(executable));
  if (!state) return refuse('not-found');
  if (!isUnchangedCreation(state, executable)) return refuse('conflict');
  const { createdContent: _createdContent, isUndoOfRestore, ...step } = executable;
  const isTrashed = step.op === 'trash';
  const done = isTrashed
    ? await trashDocument(kind, run.context, { ...step, ...(isUndoOfRestore && { isUndoOfRestore }) })
    : await restoreDocument(kind, run.context, step);
  if (isRefusal(done)) return done;
  run.states.set(nameOf(step), { ...state, isTrashed });
  return step;
};

const runStep = async (run: CommandRun, step: ExecutableStep): Outcome => {
  const kind = openKind(run.kinds, run.context, step.kind);
  if (isRefusal(kind)) return kind;
  if (step.op === 'change') return change(run, kind, step);
  return step.op === 'create' ? create(run, kind, step) : trashOrRestore(run, kind, step);
};

/** The steps as applied, or a refusal. */
export const runSteps = async (
  run: CommandRun,
  steps: readonly ExecutableStep[],
): Promise<CommandStep[] | Refusal> => {
  const done: CommandStep[] = [];
  for (const step of steps) {
    const applied = await runStep(run, step);
    if (isRefusal(applied)) return applied;
    done.push(applied);
  }
  return done;
};
