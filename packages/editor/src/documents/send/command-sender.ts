import type { Refusal } from '@sitewright/api/client';
import type { Command } from '../command.ts';
import { createResponseHandlers, type ResponseHandlers, type SenderParts } from './response-handlers.ts';
import { createInterruptibleWait } from './interruptible-wait.ts';

/** Sends the unsent commands one after the other and applies the responses. */
export interface CommandSender extends Pick<ResponseHandlers, 'rollBack' | 'loadHistory' | 'onRefusal'> {
  readonly send: () => Promise<void>;
  /** Ends the delay before the next attempt. */
  readonly skipDelay: () => void;
  /** Ends the delay and aborts a request without a response for long: its connection may be dead. */
  readonly retryNow: () => void;
  /** Resolves when everything is sent or the server cannot be reached. */
  readonly whenSettled: () => Promise<void>;
}

const MAX_DELAY_MS = 15_000;
const delayAfter = (failures: number): number => Math.min(MAX_DELAY_MS, 500 * 2 ** failures);

/** A younger request is not aborted: on a slow connection none would ever complete. */
const SLOW_MS = 5000;

/** After this many server errors for one command the user is told. */
const FAULTS_BEFORE_REPORT = 3;

/** No response, "not ready", or an error of a proxy in front of the server. */
const isUnavailable = ({ status }: Refusal): boolean => status === 0 || [502, 503, 504].includes(status);

const isFault = (refusal: Refusal): boolean => refusal.status >= 500 && !isUnavailable(refusal);

/** The command succeeds once the document is restored; dropping it would lose what was written. */
const isInTrash = ({ code }: Refusal): boolean => code === 'trashed';

/** Refusals after which the same command is sent again. */
const isTransient = (refusal: Refusal): boolean =>
  isUnavailable(refusal) || isFault(refusal) || isInTrash(refusal) || refusal.status === 429;

/** Consecutive attempts to send one command. */
interface Attempts {
  readonly commandId: string;
  readonly failures: number;
  readonly faults: number;
}

const attemptsFor = (command: Command, last: Attempts | undefined): Attempts =>
  last?.commandId === command.commandId ? last : { commandId: command.commandId, failures: 0, faults: 0 };

const createRequests = ({ transport }: SenderParts) => {
  let running: { readonly since: number; readonly abort: () => void } | undefined;
  return {
    async send(command: Command) {
      const controller = new AbortController();
      running = { since: Date.now(), abort: () => controller.abort() };
      const outcome = await transport.send(command, controller.signal);
      running = undefined;
      return { outcome, isAborted: controller.signal.aborted };
    },
    abortSlow: () => {
      if (running && Date.now() - running.since > SLOW_MS) running.abort();
    },
  };
};

export const createCommandSender = (parts: SenderParts): CommandSender => {
  const { container } = parts;
  const { accept, refuse, ...answers } = createResponseHandlers(parts);
  const requests = createRequests(parts);
  const delay = createInterruptibleWait();
  let sending: Promise<void> | undefined;

  /** Waits before the next attempt; until then the state holds the reason. */
  const wait = async (command: Command, refusal: Refusal, attempts: Attempts): Promise<Attempts> => {
    const faults = attempts.faults + (isFault(refusal) ? 1 : 0);
    const isReported = isInTrash(refusal) || (isFault(refusal) && faults >= FAULTS_BEFORE_REPORT);
    const failing = isReported ? { command, refusal } : undefined;
    container.set({ ...container.get(), isOffline: isUnavailable(refusal), failing });
    await delay.begin(delayAfter(attempts.failures));
    return { ...attempts, failures: attempts.failures + 1, faults };
  };

  const sendOne = async (command: Command, attempts: Attempts): Promise<Attempts> => {
    const { outcome, isAborted } = await requests.send(command);
    const isDiscarded = !container.get().unsent.includes(command);
    if (outcome.ok) accept(command, outcome.answer);
    else if (isDiscarded || isAborted) return attempts;
    else if (isTransient(outcome.refusal)) return wait(command, outcome.refusal, attempts);
    else refuse(command, outcome.refusal);
    return attempts;
  };

  const next = (): Command | undefined => {
    const { conflict, unsent } = container.get();
    return conflict ? undefined : unsent[0];
  };

  const sendAll = async (): Promise<void> => {
    let attempts: Attempts | undefined;
    for (let command = next(); command; command = next())
      attempts = await sendOne(command, attemptsFor(command, attempts));
  };

  const sendUntilNone = async (): Promise<void> => {
    try {
      await sendAll();
    } finally {
      sending = undefined;
    }
    // A command was added while the last round was ending.
    if (next()) await send();
  };

  const send = (): Promise<void> => {
    sending ??= sendUntilNone();
    return sending;
  };

  return {
    ...answers,
    send,
    skipDelay: delay.end,
    retryNow: () => {
      delay.end();
      requests.abortSlow();
    },
    whenSettled: () => delay.orBegun(send()),
  };
};
