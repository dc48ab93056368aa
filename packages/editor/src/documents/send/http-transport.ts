import type { CallInput } from '@sitewright/api/call';
import { documentCalls } from '@sitewright/api/documents';
import type { Outcome } from '@sitewright/api/client';
import { sendWithTimeout } from '../../data-fetching/index.ts';
import type { Command } from '../command.ts';
import type { CommandResponse, Transport } from '../transport.ts';

/** The mutable form that the call takes. */
type SentSteps = CallInput<typeof documentCalls.runCommand>['body']['steps'];

/** Large commands get extra time, at this minimum transfer rate. */
const BYTES_PER_MS = 10;
const TIMEOUT_MS = 30_000;

const sendCommand = (
  { commandId, label, op, target = '', past, steps }: Command,
  signal: AbortSignal,
): Promise<Outcome<CommandResponse>> => {
  if (op === 'do') {
    const body = { commandId, label, steps: structuredClone(steps) as SentSteps };
    const timeoutMs = TIMEOUT_MS + JSON.stringify(steps).length / BYTES_PER_MS;
    return sendWithTimeout(documentCalls.runCommand, { body }, { timeoutMs, signal });
  }
  const call = op === 'undo' ? documentCalls.undoCommand : documentCalls.redoCommand;
  const body = { commandId, target, ...(past ? { past: [...past] } : {}) };
  return sendWithTimeout(call, { body }, { timeoutMs: TIMEOUT_MS, signal });
};

/** The server's calls; each waits at the sign-in gate when the session has ended. */
export const httpTransport: Transport = {
  async read({ kind, id }) {
    const outcome = await sendWithTimeout(
      documentCalls.read,
      { params: { kind, id } },
      { timeoutMs: TIMEOUT_MS },
    );
    return outcome.ok ? { ok: true, answer: { ...outcome.answer, kind } } : outcome;
  },
  send: sendCommand,
  async readJournal() {
    const outcome = await sendWithTimeout(documentCalls.readJournal, {}, { timeoutMs: TIMEOUT_MS });
    return outcome.ok ? { ok: true, answer: outcome.answer.entries } : outcome;
  },
};
