import type { Database } from '../../database/index.ts';
import type { Job } from '../job-kinds.ts';
import { listWaitingKinds, type LongKind } from '../jobs-store.ts';
import type { JobRun } from './run-job.ts';
import { countByKind, findGivingWay, mostOfKind } from './slot-rule.ts';

export interface LongSlotsOptions {
  /** Of long kinds. */
  readonly jobs: readonly Job[];
  readonly clock: () => Date;
  /** How many there are now. */
  readonly countSlots: () => number;
}

interface HeldSlot {
  readonly run: JobRun;
  readonly job: Job;
  readonly since: number;
}

const givesWay = ({ kind }: Job): boolean => kind.givesWay === true;

/** The slots of a node for long jobs, of which no kind keeps all while another one waits. */
export class LongSlots {
  readonly #options: LongSlotsOptions;
  readonly #held = new Map<JobRun, HeldSlot>();
  /** Was asked to give way and has not ended yet. */
  #ending: JobRun | undefined;

  constructor(options: LongSlotsOptions) {
    this.#options = options;
  }

  hold(run: JobRun, job: Job): void {
    if (job.kind.isLong) this.#held.set(run, { run, job, since: this.#options.clock().getTime() });
  }

  free(run: JobRun): void {
    this.#held.delete(run);
    if (this.#ending === run) this.#ending = undefined;
  }

  /** What may be claimed. */
  claim(): { readonly kinds: readonly LongKind[]; readonly limit: number } {
    const slots = this.#options.countSlots();
    const counts = countByKind(this.#runs());
    const kinds = this.#options.jobs.map((job) => {
      const running = counts.get(job.kind.name) ?? 0;
      const limit = Math.max(0, mostOfKind({ givesWay: givesWay(job) }, slots) - running);
      return { name: job.kind.name, running, limit };
    });
    return { kinds, limit: Math.max(0, slots - this.#held.size) };
  }

  /** Asks a job to give its slot back where all are held and another kind waits. */
  async share(database: Database, pausedKinds: readonly string[]): Promise<void> {
    const isFull = this.#held.size >= this.#options.countSlots();
    if (!isFull || this.#ending || !this.#runs().some((run) => run.givesWay)) return;
    const kinds = this.#options.jobs.map(({ kind }) => kind.name);
    const waiting = await listWaitingKinds(database, { kinds, pausedKinds, now: this.#options.clock() });
    this.#ending = findGivingWay(this.#runs(), waiting)?.run;
    this.#ending?.giveWay();
  }

  #runs() {
    const now = this.#options.clock().getTime();
    return [...this.#held.values()].map(({ run, job, since }) => ({
      run,
      kind: job.kind.name,
      givesWay: givesWay(job),
      ranMs: now - since,
    }));
  }
}
