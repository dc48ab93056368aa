import type { CallInput } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import type { Outcome } from '@sitewright/api/client';
import { send } from '../fetching/index.ts';
import type { Command } from './command.ts';
import type { CommandAnswer, Transport } from './transport.ts';

/** As the call takes them: lists that may be changed. */
type SentSteps = CallInput<typeof documentCalls.runCommand>['body']['steps'];

const sendCommand = ({ commandId, label, op, target = '', past, steps }: Command) => {
  if (op === 'do')
    return send(documentCalls.runCommand, {
      body: { commandId, label, steps: structuredClone(steps) as SentSteps },
    });
  const call = op === 'undo' ? documentCalls.undoCommand : documentCalls.redoCommand;
  return send(call, { body: { commandId, target, ...(past ? { past: [...past] } : {}) } });
};

/** The calls of the running server; each waits at the sign-in gate when the session has ended. */
export const httpTransport: Transport = {
  async read({ kind, id }) {
    const outcome = await send(documentCalls.read, { params: { kind, id } });
    return outcome.ok ? { ok: true, answer: { ...outcome.answer, kind } } : outcome;
  },
  send: (command): Promise<Outcome<CommandAnswer>> => sendCommand(command),
  async readJournal() {
    const outcome = await send(documentCalls.readJournal, {});
    return outcome.ok ? { ok: true, answer: outcome.answer.entries } : outcome;
  },
};
