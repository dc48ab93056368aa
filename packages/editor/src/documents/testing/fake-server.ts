import type { Outcome, Refusal } from '@sitewright/api/client';
import { applyChanges, diffContent, type Change, type Path } from '@sitewright/domain/documents';
import { invertSteps, keyOf, type Command, type CommandStep } from '../command.ts';
import { emptyHistory, recordCommand, type History, type JournalEntry } from '../history.ts';
import type { CommandResponse, SavedDocument, Transport } from '../transport.ts';

/** Fault of the next call: the request or the response is lost, or the server refuses. */
export type InjectedFault = 'request-lost' | 'answer-lost' | Refusal;

export interface FakeServer {
  readonly transport: Transport;
  readonly content: () => unknown;
  /** Ids of the received commands, in order, repeats included. */
  readonly asked: readonly string[];
  readonly trouble: InjectedFault[];
  /** While true every call fails. */
  isDown: boolean;
  /** Simulates a change by somebody else. */
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

/** Newest first, like the server. */
const entriesOf = ({ done, undone }: History): JournalEntry[] => [
  ...undone.map((entry) => ({ ...entry, state: 'undone' as const })),
  ...done.toReversed().map((entry) => ({ ...entry, state: 'done' as const })),
];

/** One document and one journal with the guarantees of the real calls. Saved content may be sanitized. */
export const createFakeServer = (start: unknown, clean = (given: unknown) => given): FakeServer => {
  let content = start;
  let revision = 1;
  let history: History = emptyHistory;
  const asked: string[] = [];
  const trouble: InjectedFault[] = [];
  const answers = new Map<string, Outcome<CommandResponse>>();
  const steps = new Map<string, readonly CommandStep[]>();

  const saved = (): SavedDocument => ({
    kind: 'collection',
    id: 'page',
    content: structuredClone(content),
    revision,
    publishedRevision: null,
    hasChanges: true,
  });

  const apply = (wanted: readonly CommandStep[], code: string): Refusal | undefined => {
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

  const answer = (command: Command): Outcome<CommandResponse> => {
    const before = content;
    const refusal = perform(command);
    if (refusal) return refused(refusal);
    // As stored, not as sent: undo must match the stored content.
    const kept: CommandStep = {
      kind: 'collection',
      id: 'page',
      op: 'change',
      changes: diffContent(before, content),
    };
    if (command.op === 'do') steps.set(command.commandId, [kept]);
    history = recordCommand(history, command);
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
        // A repeated command returns the current documents.
        const current = { ...known.answer, documents: [saved()] };
        return fault === 'answer-lost' ? refused(network) : { ok: true, answer: current };
      },
    },
  };
  return server;
};

export const pageKey = { kind: 'collection', id: 'page' } as const;
export const pageName = keyOf(pageKey);
