import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
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

interface Schema extends DBSchema {
  readonly [STORE]: { readonly key: number; readonly value: Row };
}

type Store = IDBPObjectStore<Schema, [typeof STORE], typeof STORE, 'readwrite'>;

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 1, {
    upgrade: (database) => {
      database.createObjectStore(STORE, { keyPath: 'number', autoIncrement: true });
    },
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

const findGone = async (rows: readonly Row[], tab: string): Promise<ReadonlySet<string>> => {
  const gone = new Set<string>();
  for (const each of new Set(rows.map((row) => row.tab)))
    if (each !== tab && (await isGone(each))) gone.add(each);
  return gone;
};

const queueIn = (database: IDBPDatabase<Schema>, { owner, tab }: QueueOwner): UnsentQueue => {
  /**
   * Reads and modifies rows in one transaction. Resolves when it completes: a full disk is reported only then.
   */
  const withOwn = async (work: (rows: readonly Row[], store: Store) => Promise<unknown>[]): Promise<void> => {
    const { store, done } = database.transaction(STORE, 'readwrite');
    const rows = await store.getAll();
    const own = rows.filter((row) => row.owner === owner);
    await Promise.all([...work(own, store), done]);
  };
  const readOwn = async (): Promise<readonly Row[]> => {
    const rows = await database.getAll(STORE);
    return rows.filter((row) => row.owner === owner);
  };
  return {
    async load() {
      const gone = await findGone(await readOwn(), tab);
      let adopted: readonly Row[] = [];
      await withOwn((rows, store) => {
        adopted = rows.filter((row) => row.tab === tab || gone.has(row.tab));
        return adopted.map((row) => store.put({ ...row, tab }));
      });
      return adopted.map(({ command }) => command);
    },
    async add(command) {
      const transaction = database.transaction(STORE, 'readwrite');
      const adding = transaction.store.add({ owner, tab, command });
      // An implicit commit may not happen if the page is unloaded right after this.
      transaction.commit();
      await Promise.all([adding, transaction.done]);
      return true;
    },
    async replace(id, command) {
      await withOwn((rows, store) => {
        const row = rows.find((each) => each.command.commandId === id) ?? { owner, tab };
        return [store.put({ ...row, command })];
      });
      return true;
    },
    async remove(ids) {
      await withOwn((rows, store) =>
        rows
          .filter(({ command }) => ids.includes(command.commandId))
          .map(({ number = 0 }) => store.delete(number)),
      );
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
