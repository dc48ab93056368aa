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
  type ChangeContext,
  type DraftToSave,
} from '../documents-service.ts';
import { findDocument, findRevision } from '../documents-store.ts';
import type { DocumentKind } from '../kinds/document-kind.ts';
import type { ExecutableStep } from './executable-step.ts';
import { nameOf } from '../document-keys.ts';
import type { DocumentState } from './document-states.ts';

/** A command on its way through its documents, all of them locked. */
export interface CommandRun {
  readonly kinds: readonly DocumentKind[];
  readonly context: ChangeContext;
  readonly goesBack: boolean;
  /** As the acts so far left them. */
  readonly states: Map<string, DocumentState>;
}

type ActOf<Op extends ExecutableStep['op']> = Extract<ExecutableStep, { readonly op: Op }>;
type Outcome = Promise<CommandStep | Refusal>;

/** A state that was published once was checked then, and by whom. */
const isPublishedState = async (
  { context: { database, site } }: CommandRun,
  { kind, id, revision }: ActOf<'change'>,
  content: unknown,
): Promise<boolean> => {
  const kept =
    revision === undefined ? undefined : await findRevision(database, site.id, { kind, id, revision });
  return kept !== undefined && isSameContent(kept.content, content);
};

interface Edit {
  readonly kind: DocumentKind;
  readonly act: ActOf<'change'>;
  readonly content: unknown;
}

/** Undone, a command brings back the code that it took away and no other; a published state brings its own. */
const findReturning = async (
  run: CommandRun,
  { kind, act, content }: Edit,
): Promise<Pick<DraftToSave<unknown>, 'goesBack' | 'returningCode'>> => {
  if (run.goesBack) return { goesBack: true, returningCode: { digests: act.code ?? [] } };
  return (await isPublishedState(run, act, content))
    ? { goesBack: true, returningCode: { parts: kind.codeParts(content) } }
    : {};
};

const codeTaken = (kind: DocumentKind, before: unknown, after: unknown): Pick<ActOf<'change'>, 'code'> => {
  const taken = findNewCode(kind.codeParts(after), kind.codeParts(before));
  return taken.length === 0 ? {} : { code: taken.map(digestOf) };
};

const change = async (run: CommandRun, kind: DocumentKind, act: ActOf<'change'>): Outcome => {
  const state = run.states.get(nameOf(act));
  if (!state) return refuse('not-found');
  if (state.isTrashed) return refuse('trashed');
  const applied = applyChanges(state.content, act.changes);
  if ('misfit' in applied) return refuse('conflict');
  const { content } = applied;
  if (isSameContent(content, state.content)) return { ...act, changes: [] };
  const { id, revision: baseRevision } = state;
  const returning = await findReturning(run, { kind, act, content });
  const saved = await saveDraft(kind, run.context, { id, content, baseRevision, ...returning });
  if (isRefusal(saved)) return saved;
  run.states.set(nameOf(act), { ...state, ...saved });
  // What was kept, not what was sent: cleaned texts differ, and undoing must find what is there.
  const changes = diffContent(state.content, saved.content);
  return { ...act, changes, ...codeTaken(kind, state.content, saved.content) };
};

/** What a new document says to be a copy of; nothing where it says nothing. */
const originalOf = async ({ context }: CommandRun, act: ActOf<'create'>): Promise<unknown> => {
  if (act.copyOf === undefined) return undefined;
  const row = await findDocument(context.database, context.site.id, { kind: act.kind, id: act.copyOf });
  return row?.draft ?? refuse('not-found');
};

const create = async (run: CommandRun, kind: DocumentKind, act: ActOf<'create'>): Outcome => {
  const { creation } = kind;
  if (!creation) return refuse('bad-request', { kind: 'cannot be made by a command' });
  if (run.states.has(nameOf(act))) return refuse('conflict');
  const copyOf = await originalOf(run, act);
  if (isRefusal(copyOf)) return copyOf;
  const { id, content } = act;
  const saved = await createDocument(kind, run.context, { id, content, ...(copyOf ? { copyOf } : {}) });
  if (isRefusal(saved)) return saved;
  if (!creation.fits(id, saved.content)) return refuse('bad-request', { id: 'is not that of the content' });
  run.states.set(nameOf(act), {
    ...saved,
    kind: kind.name,
    isTrashed: false,
    updatedBy: run.context.contributor.name,
  });
  return { ...act, content: saved.content };
};

const isStillWhatWasMade = (state: DocumentState, { made }: { readonly made?: unknown }): boolean =>
  made === undefined || (state.publishedRevision === null && isSameContent(state.content, made));

const trashOrRestore = async (
  run: CommandRun,
  kind: DocumentKind,
  act: ActOf<'trash' | 'restore'>,
): Outcome => {
  const state = run.states.get(nameOf(act));
  if (!state) return refuse('not-found');
  if (!isStillWhatWasMade(state, act)) return refuse('conflict');
  const { made: _made, isAgain, ...step } = act;
  const isTrashed = step.op === 'trash';
  const done = isTrashed
    ? await trashDocument(kind, run.context, { ...step, ...(isAgain && { isAgain }) })
    : await restoreDocument(kind, run.context, step);
  if (isRefusal(done)) return done;
  run.states.set(nameOf(act), { ...state, isTrashed });
  return step;
};

const runAction = async (run: CommandRun, act: ExecutableStep): Outcome => {
  const kind = openKind(run.kinds, run.context, act.kind);
  if (isRefusal(kind)) return kind;
  if (act.op === 'change') return change(run, kind, act);
  return act.op === 'create' ? create(run, kind, act) : trashOrRestore(run, kind, act);
};

/** What was done in the end, or why nothing may be kept of it. */
export const runSteps = async (
  run: CommandRun,
  acts: readonly ExecutableStep[],
): Promise<CommandStep[] | Refusal> => {
  const done: CommandStep[] = [];
  for (const act of acts) {
    const step = await runAction(run, act);
    if (isRefusal(step)) return step;
    done.push(step);
  }
  return done;
};
