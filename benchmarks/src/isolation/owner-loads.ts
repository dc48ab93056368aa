import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { callAdmin, readAdmin, type AdminPlace } from '../admin/admin-place.ts';
import { PRODUCTS, uploadProducts, type ImportAnswer } from '../admin/import-rows.ts';
import { runCommand } from '../program/run-command.ts';
import type { Load, LoadedProgram } from './load.ts';

const POLL_MS = 250;

/** Does a piece of work again and again until it is ended. */
const repeatedly = (what: string, work: () => Promise<unknown>): Load => ({
  what,
  begin: async () => {
    const ending = new AbortController();
    let done = 0;
    const repeat = async (): Promise<void> => {
      for (; !ending.signal.aborted; done += 1) await work();
    };
    const repeated = repeat();
    // Told by `end`; until then nobody waits for it.
    repeated.catch(() => {});
    return {
      end: async () => {
        ending.abort();
        await repeated;
        return `done ${done} times`;
      },
    };
  },
});

const readImport = (place: AdminPlace, id: string): Promise<ImportAnswer> =>
  readAdmin<ImportAnswer>(place, { path: `/api/product-files/imports/${id}` });

const isOver = ({ state }: ImportAnswer): boolean => !['checking', 'checked', 'importing'].includes(state);

/** The dry run first, as the owner sees it, and then the import. */
const importProducts = async (place: AdminPlace, made: ImportAnswer, shouldEnd: () => boolean) => {
  const path = `/api/product-files/imports/${made.id}`;
  for (let isStarted = false; ;) {
    const answer = await readImport(place, made.id);
    if (isOver(answer)) return answer;
    if (shouldEnd()) break;
    if (answer.state === 'checked' && !isStarted) {
      await readAdmin(place, { path: `${path}/start`, method: 'POST', body: JSON.stringify(made.options) });
      isStarted = true;
    }
    await sleep(POLL_MS);
  }
  await callAdmin(place, { path: `${path}/cancel`, method: 'POST', body: '{}' });
  return readImport(place, made.id);
};

const importLoad = ({ place }: LoadedProgram): Load => ({
  what: `import of ${PRODUCTS.toLocaleString('en')} products`,
  begin: async () => {
    let isEnded = false;
    const imported = importProducts(place, await uploadProducts(place), () => isEnded);
    imported.catch(() => {});
    return {
      end: async () => {
        isEnded = true;
        const { state, progress } = await imported;
        return `${progress.created.toLocaleString('en')} imported (${state})`;
      },
    };
  },
});

const inFolder = async (work: (folder: string) => Promise<unknown>): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'sitewright-written-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const DEMO_SITE = 'halftone';

/** What the owner of the demo shop and the administrator do. */
export const ownerLoads = (program: LoadedProgram): readonly Load[] => [
  importLoad(program),
  repeatedly('export of the products', async () => {
    const path = '/api/product-files/export?columns=squarespace';
    const { status, text } = await callAdmin(program.place, { path });
    if (status !== 200) throw new Error(`${path} answered ${status} ${text.slice(0, 300)}`);
  }),
  repeatedly('export of the site', () =>
    inFolder((folder) => runCommand(program.dataFolder, ['export', DEMO_SITE, join(folder, 'site')])),
  ),
  repeatedly('a backup', () =>
    inFolder((folder) => runCommand(program.dataFolder, ['backup', join(folder, 'all.backup')])),
  ),
];
