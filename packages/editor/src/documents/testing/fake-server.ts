import type { Outcome, Refusal } from '@sitewright/api/client';
import { applyChanges, diffContent, type Change, type Path } from '@sitewright/domain/documents';
import { invertSteps, keyOf, type Command, type Step } from '../command.ts';
import { emptyHistory, noteCommand, type History, type JournalEntry } from '../history.ts';
import type { CommandAnswer, SavedDocument, Transport } from '../send/transport.ts';

/** How the line behaves for the next call: the request or the answer gets lost, or the server says no. */
export type Trouble = 'request-lost' | 'answer-lost' | Refusal;

export interface FakeServer {
  readonly transport: Transport;
  readonly content: () => unknown;
  /** Ids of the commands it was asked for, in order, repeats included. */
  readonly asked: readonly string[];
  readonly trouble: Trouble[];
  /** While the line is down every call fails. */
  isDown: boolean;
  /** Somebody else's change. */
  readonly changeByOthers: (content: unknown) => void;
}

const network: Refusal = { status: 0, code: 'network', message: 'Network error' };
const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const;

const changedByOthers = (code: string, path: Path, document: SavedDocument): Refusal => ({
  status: 409,
  code,
  message: 'Changed by others',
  data: { conflicts: [{ kind: 'collection', id: 'page', path }], documents: [document] },
});

/** The newest first, as the server tells them. */
const entriesOf = ({ done, undone }: History): JournalEntry[] => [
  ...undone.map((entry) => ({ ...entry, state: 'undone' as const })),
  ...done.toReversed().map((entry) => ({ ...entry, state: 'done' as const })),
];

/** One document and one contributor's journal, with the promises the real calls make. What is saved may be cleaned. */
export const createFakeServer = (start: unknown, clean = (given: unknown) => given): FakeServer => {
  let content = start;
  let revision = 1;
  let history: History = emptyHistory;
  const asked: string[] = [];
  const trouble: Trouble[] = [];
  const answers = new Map<string, Outcome<CommandAnswer>>();
  const steps = new Map<string, readonly Step[]>();

  const saved = (): SavedDocument => ({
    kind: 'collection',
    id: 'page',
    content: structuredClone(content),
    revision,
    publishedRevision: null,
    hasChanges: true,
  });

  const apply = (wanted: readonly Step[], code: string): Refusal | undefined => {
    const changes = wanted.flatMap((step): readonly Change[] => (step.op === 'change' ? step.changes : []));
    const applied = applyChanges(content, changes);
    const isMade = wanted.some(({ op }) => op === 'create');
    if (isMade || 'misfit' in applied) {
      const path = 'misfit' in applied ? applied.misfit.path : [];
      return changedByOthers(code, path, saved());
    }
    content = clean(structuredClone(applied.content));
    revision += 1;
    return undefined;
  };

  const perform = (command: Command): Refusal | undefined => {
    if (command.op === 'do') return apply(command.steps, 'conflict');
    const own = steps.get(command.target ?? '') ?? [];
    return command.op === 'undo' ? apply(invertSteps(own), 'undo-gone') : apply(own, 'redo-gone');
  };

  const answer = (command: Command): Outcome<CommandAnswer> => {
    const before = content;
    const refusal = perform(command);
    if (refusal) return refused(refusal);
    // As it was kept, not as it was sent: undoing must find what is there.
    const kept: Step = {
      kind: 'collection',
      id: 'page',
      op: 'change',
      changes: diffContent(before, content),
    };
    if (command.op === 'do') steps.set(command.commandId, [kept]);
    history = noteCommand(history, command);
    const journal = { undo: history.done.at(-1) ?? null, redo: history.undone.at(-1) ?? null };
    return { ok: true, answer: { documents: [saved()], journal } };
  };

  const server: FakeServer = {
    asked,
    trouble,
    isDown: false,
    content: () => content,
    changeByOthers: (next) => {
      content = next;
      revision += 1;
    },
    transport: {
      read: () => Promise.resolve(server.isDown ? refused(network) : { ok: true, answer: saved() }),
      readJournal: () =>
        Promise.resolve(server.isDown ? refused(network) : { ok: true, answer: entriesOf(history) }),
      send: async (command) => {
        await Promise.resolve();
        asked.push(command.commandId);
        const fault = server.isDown ? 'request-lost' : trouble.shift();
        if (fault === 'request-lost') return refused(network);
        if (typeof fault === 'object') return refused(fault);
        const known = answers.get(command.commandId) ?? answer(command);
        if (!known.ok) return known;
        answers.set(command.commandId, known);
        // A repeated command is answered with the documents as they are by now.
        const current = { ...known.answer, documents: [saved()] };
        return fault === 'answer-lost' ? refused(network) : { ok: true, answer: current };
      },
    },
  };
  return server;
};

export const pageKey = { kind: 'collection', id: 'page' } as const;
export const pageName = keyOf(pageKey);
