import type { Outcome, Refusal } from '@sitewright/api/client';
import { applyChanges, type Change } from '@sitewright/domain/documents';
import { invertSteps, keyOf, type Command, type Step } from '../command.ts';
import { emptyHistory, noteCommand, type History } from '../history.ts';
import type { CommandAnswer, SavedDocument, Transport } from '../transport.ts';

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

/** One document and one contributor's journal, with the promises the real calls make. */
export const createFakeServer = (start: unknown): FakeServer => {
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
    if ('misfit' in applied) {
      const places = [{ kind: 'collection', id: 'page', path: applied.misfit.path }];
      return {
        status: 409,
        code,
        message: 'Changed by others',
        data: { conflicts: places, documents: [saved()] },
      };
    }
    content = structuredClone(applied.content);
    revision += 1;
    return undefined;
  };

  const perform = (command: Command): Refusal | undefined => {
    if (command.op === 'do') return apply(command.steps, 'conflict');
    const own = steps.get(command.target ?? '') ?? [];
    return command.op === 'undo' ? apply(invertSteps(own), 'undo-gone') : apply(own, 'redo-gone');
  };

  const answer = (command: Command): Outcome<CommandAnswer> => {
    const refusal = perform(command);
    if (refusal) return refused(refusal);
    if (command.op === 'do') steps.set(command.commandId, command.steps);
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
      readJournal: () => {
        const entries = [
          ...history.undone.map((entry) => ({ ...entry, state: 'undone' as const })),
          ...history.done.toReversed().map((entry) => ({ ...entry, state: 'done' as const })),
        ];
        return Promise.resolve(server.isDown ? refused(network) : { ok: true, answer: entries });
      },
      send: async (command) => {
        await Promise.resolve();
        asked.push(command.commandId);
        const fault = server.isDown ? 'request-lost' : trouble.shift();
        if (fault === 'request-lost') return refused(network);
        if (typeof fault === 'object') return refused(fault);
        const known = answers.get(command.commandId) ?? answer(command);
        if (known.ok) answers.set(command.commandId, known);
        return fault === 'answer-lost' ? refused(network) : known;
      },
    },
  };
  return server;
};

export const pageKey = { kind: 'collection', id: 'page' } as const;
export const pageName = keyOf(pageKey);
