import type { CallInput } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import type { Outcome } from '@sitewright/api/client';
import { sendWithTimeout } from '../../data-fetching/index.ts';
import type { Command } from '../command.ts';
import type { CommandAnswer, Transport } from './transport.ts';

/** As the call takes them: lists that may be changed. */
type SentSteps = CallInput<typeof documentCalls.runCommand>['body']['steps'];

/** A line that moves less than this is as good as none; a long command may take its time on a slow one. */
const BYTES_PER_MS = 10;
const PATIENCE_MS = 30_000;

const sendCommand = (
  { commandId, label, op, target = '', past, steps }: Command,
  signal: AbortSignal,
): Promise<Outcome<CommandAnswer>> => {
  if (op === 'do') {
    const body = { commandId, label, steps: structuredClone(steps) as SentSteps };
    const patience = PATIENCE_MS + JSON.stringify(steps).length / BYTES_PER_MS;
    return sendWithTimeout(documentCalls.runCommand, { body }, { timeoutMs: patience, signal });
  }
  const call = op === 'undo' ? documentCalls.undoCommand : documentCalls.redoCommand;
  const body = { commandId, target, ...(past ? { past: [...past] } : {}) };
  return sendWithTimeout(call, { body }, { timeoutMs: PATIENCE_MS, signal });
};

/** The calls of the running server; each waits at the sign-in gate when the session has ended. */
export const httpTransport: Transport = {
  async read({ kind, id }) {
    const outcome = await sendWithTimeout(
      documentCalls.read,
      { params: { kind, id } },
      { timeoutMs: PATIENCE_MS },
    );
    return outcome.ok ? { ok: true, answer: { ...outcome.answer, kind } } : outcome;
  },
  send: sendCommand,
  async readJournal() {
    const outcome = await sendWithTimeout(documentCalls.readJournal, {}, { timeoutMs: PATIENCE_MS });
    return outcome.ok ? { ok: true, answer: outcome.answer.entries } : outcome;
  },
};
