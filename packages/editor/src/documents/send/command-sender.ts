import type { Refusal } from '@sitewright/api/client';
import type { Command } from '../command.ts';
import { createAnswers, type Answers, type SenderParts } from './answers.ts';
import { createInterruptibleWait } from './interruptible-wait.ts';

/** Sends what is unsent, one after the other, and takes the answers in. */
export interface CommandSender extends Pick<Answers, 'rollBack' | 'loadHistory' | 'onRefusal'> {
  readonly send: () => Promise<void>;
  /** Ends waiting for the next try. */
  readonly hurry: () => void;
  /** Ends also a try that has had no answer for long: the line it went out by may be gone. */
  readonly tryAnew: () => void;
  /** Resolves when all is sent or the server cannot be reached. */
  readonly whenSettled: () => Promise<void>;
}

const LONGEST_PAUSE_MS = 15_000;
const pauseAfter = (failures: number): number => Math.min(LONGEST_PAUSE_MS, 500 * 2 ** failures);

/** A try younger than this is left alone: on a slow line nothing would ever arrive. */
const SLOW_MS = 5000;

/** So many faults of the server at one command are no accident. */
const FAULTS_TOLD = 3;

/** No answer from our server: none at all, one that it is not ready, or that of a proxy in front of it. */
const isAway = ({ status }: Refusal): boolean => status === 0 || [502, 503, 504].includes(status);

const isFault = (refusal: Refusal): boolean => refusal.status >= 500 && !isAway(refusal);

/** Restored, it takes the command: dropping what was written would lose it for a slip of somebody else's. */
const isInTrash = ({ code }: Refusal): boolean => code === 'trashed';

/** The same command is sent again. */
const isPassing = (refusal: Refusal): boolean =>
  isAway(refusal) || isFault(refusal) || isInTrash(refusal) || refusal.status === 429;

/** How often one command was tried in a row. */
interface Tries {
  readonly commandId: string;
  readonly failures: number;
  readonly faults: number;
}

const triesOf = (command: Command, last: Tries | undefined): Tries =>
  last?.commandId === command.commandId ? last : { commandId: command.commandId, failures: 0, faults: 0 };

const createAttempts = ({ transport }: SenderParts) => {
  let running: { readonly since: number; readonly end: () => void } | undefined;
  return {
    async make(command: Command) {
      const controller = new AbortController();
      running = { since: Date.now(), end: () => controller.abort() };
      const outcome = await transport.send(command, controller.signal);
      running = undefined;
      return { outcome, isEnded: controller.signal.aborted };
    },
    endSlow: () => {
      if (running && Date.now() - running.since > SLOW_MS) running.end();
    },
  };
};

export const createCommandSender = (parts: SenderParts): CommandSender => {
  const { box } = parts;
  const { accept, refuse, ...answers } = createAnswers(parts);
  const attempts = createAttempts(parts);
  const pause = createInterruptibleWait();
  let sending: Promise<void> | undefined;

  /** The next try follows after a pause, until then the state says what is wrong. */
  const wait = async (command: Command, refusal: Refusal, tries: Tries): Promise<Tries> => {
    const faults = tries.faults + (isFault(refusal) ? 1 : 0);
    const isTold = isInTrash(refusal) || (isFault(refusal) && faults >= FAULTS_TOLD);
    const failing = isTold ? { command, refusal } : undefined;
    box.set({ ...box.get(), isOffline: isAway(refusal), failing });
    await pause.begin(pauseAfter(tries.failures));
    return { ...tries, failures: tries.failures + 1, faults };
  };

  const sendOne = async (command: Command, tries: Tries): Promise<Tries> => {
    const { outcome, isEnded } = await attempts.make(command);
    const isGivenUp = !box.get().unsent.includes(command);
    if (outcome.ok) accept(command, outcome.answer);
    else if (isGivenUp || isEnded) return tries;
    else if (isPassing(outcome.refusal)) return wait(command, outcome.refusal, tries);
    else refuse(command, outcome.refusal);
    return tries;
  };

  const next = (): Command | undefined => {
    const { conflict, unsent } = box.get();
    return conflict ? undefined : unsent[0];
  };

  const sendAll = async (): Promise<void> => {
    let tries: Tries | undefined;
    for (let command = next(); command; command = next())
      tries = await sendOne(command, triesOf(command, tries));
  };

  const sendUntilNone = async (): Promise<void> => {
    try {
      await sendAll();
    } finally {
      sending = undefined;
    }
    // Something came while the last round was ending.
    if (next()) await send();
  };

  const send = (): Promise<void> => {
    sending ??= sendUntilNone();
    return sending;
  };

  return {
    ...answers,
    send,
    hurry: pause.end,
    tryAnew: () => {
      pause.end();
      attempts.endSlow();
    },
    whenSettled: () => pause.orBegun(send()),
  };
};
