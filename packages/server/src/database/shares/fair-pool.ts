import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { Busy, FairQueue, type QueueLimits, type WaitingWork } from '../../fair-queue/index.ts';

/** Who asks for connections. */
export interface ConnectionCaller extends WaitingWork {
  readonly client: WaitingWork['client'] & {
    /** Whether they have closed the connection over which they sent their request. */
    isGone(): boolean;
  };
}

/** By what the refusal is known inside the error that the query builder wraps around it. */
export const NO_CONNECTION = 'no-connection-free';

/** The work got no connection, because too much else waits for one. */
export class ConnectionRefusal extends Busy {
  readonly code = NO_CONNECTION;
}

export interface FairPoolLimits extends QueueLimits {
  /** Nobody waits longer for a connection. */
  readonly waitMs: number;
}

interface Asking extends WaitingWork {
  readonly resolve: (connected: Promise<PoolClient>) => void;
  readonly reject: (error: Error) => void;
  readonly isGone: () => boolean;
  readonly timer: NodeJS.Timeout;
}

const defaultLimits: FairPoolLimits = { most: 1_000, mostOfAddress: 250, waitMs: 5_000 };
const RETRY_SECONDS = 2;
/** Times as many connections as are free a site may have: alone 12 of 16, and a second one 3 of the other 4. */
const TIMES_FREE = 3;
/** Of the program's own work as many connections count as one: it is done for all sites. */
const OWN_WEIGHT = 4;

/** Jobs, sweeps, the start, and what is read for all sites. */
const ownWork: ConnectionCaller = {
  siteId: 'own work',
  client: { address: '', isKnown: true, isGone: () => false },
};

type ConnectCallback = Parameters<Pool['connect']>[0];

const tell = async (connected: Promise<PoolClient>, callback: ConnectCallback): Promise<void> => {
  const outcome = await connected.then(
    (client) => ({ client }),
    (error: Error) => ({ error }),
  );
  if ('client' in outcome) callback(undefined, outcome.client, outcome.client.release);
  else callback(outcome.error, undefined, () => undefined);
};

/**
 * A pool whose connections are shared fairly between sites. One site never has all of them, however slow its statements
 * are; of those that wait the site that has fewest comes first.
 */
export class FairPool extends Pool {
  readonly #limits: FairPoolLimits;
  readonly #waiting: FairQueue<Asking>;
  readonly #siteIdByClient = new Map<PoolClient, string>();
  /** Connections that each site has. */
  readonly #used = new Map<string, number>();
  #inUse = 0;
  #refused = 0;

  constructor(config: PoolConfig, limits: Partial<FairPoolLimits> = {}) {
    super(config);
    this.#limits = { ...defaultLimits, ...limits };
    this.#waiting = new FairQueue(this.#limits);
    this.on('release', (_error, client) => {
      const siteId = this.#siteIdByClient.get(client);
      if (siteId === undefined) return;
      this.#siteIdByClient.delete(client);
      this.#end(siteId);
    });
  }

  get pool(): this {
    return this;
  }

  get inUse(): number {
    return this.#inUse;
  }

  /** Who wait for a connection. */
  get waiting(): number {
    return this.#waiting.count;
  }

  /** How many were refused one since the start. */
  get refused(): number {
    return this.#refused;
  }

  /** `isBegun`: the caller has had a connection before, and what they asked for is completed even if they have left. */
  connectFor(caller: ConnectionCaller, isBegun = true): Promise<PoolClient> {
    const { siteId } = caller;
    return this.#mayTake(siteId) ? this.#take(siteId) : this.#wait(caller, isBegun);
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    const connected = this.connectFor(ownWork);
    if (!callback) return connected;
    void tell(connected, callback);
    return undefined;
  }

  #mayTake(siteId: string): boolean {
    const free = this.options.max - this.#inUse;
    return free > 0 && (siteId === ownWork.siteId || (this.#used.get(siteId) ?? 0) < free * TIMES_FREE);
  }

  #take(siteId: string): Promise<PoolClient> {
    this.#inUse += 1;
    this.#used.set(siteId, (this.#used.get(siteId) ?? 0) + 1);
    return new Promise((resolve, reject) => {
      super.connect((error, client) => {
        if (client) {
          this.#siteIdByClient.set(client, siteId);
          resolve(client);
        } else {
          this.#end(siteId);
          reject(error ?? new Error('The pool has given no connection.'));
        }
      });
    });
  }

  #wait({ siteId, client }: ConnectionCaller, isBegun: boolean): Promise<PoolClient> {
    return new Promise((resolve, reject) => {
      const isGone = (): boolean => !isBegun && client.isGone();
      const timer = setTimeout(() => {
        this.#waiting.remove(asking);
        this.#refuse(asking, 'no connection was free for too long');
      }, this.#limits.waitMs).unref();
      const asking: Asking = { siteId, client, resolve, reject, isGone, timer };
      for (const refused of this.#waiting.add(asking))
        this.#refuse(refused, 'too much waits for a connection');
    });
  }

  #refuse({ timer, reject }: Asking, message: string): void {
    clearTimeout(timer);
    this.#refused += 1;
    reject(new ConnectionRefusal(message, RETRY_SECONDS));
  }

  #end(siteId: string): void {
    this.#inUse -= 1;
    const used = (this.#used.get(siteId) ?? 0) - 1;
    if (used > 0) this.#used.set(siteId, used);
    else this.#used.delete(siteId);
    if (this.#waiting.count > 0) this.#giveNext();
  }

  #giveNext(): void {
    for (;;) {
      const next = this.#waiting.take((siteId) => (this.#mayTake(siteId) ? this.#rankOf(siteId) : undefined));
      if (!next) return;
      if (next.isGone()) this.#refuse(next, 'nobody waits for the answer');
      else {
        clearTimeout(next.timer);
        next.resolve(this.#take(next.siteId));
      }
    }
  }

  #rankOf(siteId: string): number {
    const used = this.#used.get(siteId) ?? 0;
    return siteId === ownWork.siteId ? used / OWN_WEIGHT : used;
  }
}
