import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { withFallbackAfter } from '../http/index.ts';
import { CostRecorder } from './cost-recorder.ts';
import { addCosts } from './page-costs-store.ts';

const WRITE_EVERY_MS = 60_000;
/** A database that does not answer must not hold up the end of the program. */
const STOP_PATIENCE_MS = 2000;

export interface CostWriterServices {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
}

/** Writes what this node has recorded: every minute, at the end, and before it is shown. */
export class CostWriter {
  readonly recorder = new CostRecorder(() => void this.write());
  readonly #services: CostWriterServices;
  readonly #timer: NodeJS.Timeout;
  #writing: Promise<void> | undefined;

  constructor(services: CostWriterServices) {
    this.#services = services;
    this.#timer = setInterval(() => void this.write(), WRITE_EVERY_MS).unref();
  }

  /** One at a time; never fails, because what could not be written is written later. */
  write(): Promise<void> {
    this.#writing ??= this.#writeRecorded().finally(() => (this.#writing = undefined));
    return this.#writing;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await withFallbackAfter(this.write(), undefined, STOP_PATIENCE_MS);
  }

  async #writeRecorded(): Promise<void> {
    const { database, clock, log } = this.#services;
    const taken = this.recorder.take();
    if (taken.size === 0) return;
    try {
      await addCosts(database, taken, clock());
    } catch (error) {
      this.recorder.restore(taken);
      log.warn({ err: error }, 'the costs of pages could not be written');
    }
  }
}
