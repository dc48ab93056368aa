import type { Command } from '../command.ts';
import { newId } from '../new-id.ts';
import { createMemoryQueue, type UnsentQueue } from './unsent-queue.ts';

const DATABASE = 'sitewright-unsent';
const STORE = 'commands';

interface Row {
  readonly number?: number;
  /** Site and contributor: one browser may be used for several. */
  readonly owner: string;
  /** The tab that created the command and sends it while open. */
  readonly tab: string;
  readonly command: Command;
}

const storageErrorOf = (fault: DOMException | null): Error => fault ?? new Error('The browser kept nothing.');

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'number', autoIncrement: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(storageErrorOf(request.error)));
  });

const lockOf = (tab: string): string => `${DATABASE}-${tab}`;

/** Held until the tab is closed; another tab that gets the lock may adopt its commands. */
const holdLock = (tab: string): void => {
  void navigator.locks?.request(lockOf(tab), () => new Promise<never>(() => undefined));
};

const isGone = async (tab: string): Promise<boolean> => {
  if (!navigator.locks) return true;
  return (
    (await navigator.locks.request(lockOf(tab), { ifAvailable: true }, (lock) => lock !== null)) ?? false
  );
};

interface QueueOwner {
  readonly owner: string;
  readonly tab: string;
}

/** Resolves when the transaction completes: a full disk is reported only then. */
const transact = (database: IDBDatabase, work: (transaction: IDBTransaction) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(storageErrorOf(transaction.error)));
    work(transaction);
  });

const findGone = async (rows: readonly Row[], tab: string): Promise<ReadonlySet<string>> => {
  const gone = new Set<string>();
  for (const each of new Set(rows.map((row) => row.tab)))
    if (each !== tab && (await isGone(each))) gone.add(each);
  return gone;
};

const queueIn = (database: IDBDatabase, { owner, tab }: QueueOwner): UnsentQueue => {
  /** Reads and modifies rows in one transaction. */
  const withOwn = (work: (rows: readonly Row[], store: IDBObjectStore) => void): Promise<void> =>
    transact(database, (transaction) => {
      const store = transaction.objectStore(STORE);
      const reading: IDBRequest<Row[]> = store.getAll();
      reading.addEventListener('success', () => {
        work(
          reading.result.filter((row) => row.owner === owner),
          store,
        );
      });
    });
  const readOwn = async (): Promise<readonly Row[]> => {
    let own: readonly Row[] = [];
    await withOwn((rows) => void (own = rows));
    return own;
  };
  return {
    async load() {
      const gone = await findGone(await readOwn(), tab);
      let adopted: readonly Row[] = [];
      await withOwn((rows, store) => {
        adopted = rows.filter((row) => row.tab === tab || gone.has(row.tab));
        for (const row of adopted) store.put({ ...row, tab });
      });
      return adopted.map(({ command }) => command);
    },
    async add(command) {
      await transact(database, (transaction) => {
        transaction.objectStore(STORE).add({ owner, tab, command } satisfies Row);
        // An implicit commit may not happen if the page is unloaded right after this.
        transaction.commit();
      });
      return true;
    },
    async replace(id, command) {
      await withOwn((rows, store) => {
        const row = rows.find((each) => each.command.commandId === id) ?? { owner, tab };
        store.put({ ...row, command } satisfies Row);
      });
      return true;
    },
    async remove(ids) {
      await withOwn((rows, store) => {
        for (const { number = 0, command } of rows) if (ids.includes(command.commandId)) store.delete(number);
      });
    },
  };
};

/** An IndexedDB queue per site and contributor; in memory if IndexedDB is unavailable. */
export const openIndexedDbQueue = async (owner: string): Promise<UnsentQueue> => {
  try {
    const tab = newId();
    const database = await openDatabase();
    holdLock(tab);
    return queueIn(database, { owner, tab });
  } catch {
    return createMemoryQueue();
  }
};
