import type { Command } from './command.ts';
import { createMemoryQueue, type UnsentQueue } from './unsent-queue.ts';

const DATABASE = 'sitewright-unsent';
const STORE = 'commands';

interface Row {
  readonly number?: number;
  /** The site and the contributor: one browser may work on several. */
  readonly owner: string;
  /** The tab that made it, and that sends it while it is open. */
  readonly tab: string;
  readonly command: Command;
}

const settled = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser kept nothing.')));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(STORE, { keyPath: 'number', autoIncrement: true });
  });
  return settled(request);
};

const lockOf = (tab: string): string => `${DATABASE}-${tab}`;

/** Held until the tab is closed or gone: whoever finds it free may take over what waits there. */
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

const queueIn = (database: IDBDatabase, { owner, tab }: QueueOwner): UnsentQueue => {
  const rows = () => database.transaction(STORE, 'readwrite').objectStore(STORE);
  const readOwn = async (): Promise<Row[]> => {
    const all = (await settled(rows().getAll())) as Row[];
    return all.filter((row) => row.owner === owner);
  };
  return {
    async load() {
      const own = await readOwn();
      const tabs = [...new Set(own.map((row) => row.tab))].filter((each) => each !== tab);
      const gone = new Set<string>();
      for (const each of tabs) if (await isGone(each)) gone.add(each);
      const adopted = own.filter((row) => row.tab === tab || gone.has(row.tab));
      await Promise.all(adopted.map((row) => settled(rows().put({ ...row, tab }))));
      return adopted.map(({ command }) => command);
    },
    async add(command) {
      await settled(rows().add({ owner, tab, command } satisfies Row));
    },
    async remove(ids) {
      const own = await readOwn();
      const done = own.filter(({ command }) => ids.includes(command.commandId));
      await Promise.all(done.map(({ number = 0 }) => settled(rows().delete(number))));
    },
  };
};

/** A queue in the browser's own database, one for each site and contributor. */
export const openIndexedQueue = async (owner: string): Promise<UnsentQueue> => {
  const tab = crypto.randomUUID();
  try {
    const database = await openDatabase();
    holdLock(tab);
    return queueIn(database, { owner, tab });
  } catch {
    return createMemoryQueue();
  }
};
