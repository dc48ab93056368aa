import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createApp, type App } from './app.ts';
import { carryOverFromBackups, migrateWithBackup } from './backups/index.ts';
import { checkPort } from './check-port.ts';
import { openDatabase } from './database/index.ts';
import { createFileStore } from './files/index.ts';
import { findSecret, prepareInstallation, type OwnerNews } from './installation/index.ts';
import { programFolders } from './program-folders.ts';
import type { Settings } from './settings/index.ts';
import { findOwnerPlace, type OwnerPlace } from './sites/index.ts';

export interface Program {
  /** What to tell the person at the terminal. */
  readonly greeting: string;
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;

/** All host names of an installation share scheme and port. */
const addressOf = (url: string, host: string): string => {
  const { protocol, port } = new URL(url);
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}`;
};

/** Said at every start: a wrong SITEWRIGHT_OWNER_HOST must not hide where administrators can sign in. */
const describeOwnerPlace = (url: string, place: OwnerPlace | undefined): string =>
  place
    ? `Manage all sites at: ${addressOf(url, place.host)}/config/sites`
    : 'There is no site yet: "npx sitewright site add NAME --host HOST" makes one.';

interface Greeting {
  readonly url: string;
  readonly news: OwnerNews | undefined;
  readonly place: OwnerPlace | undefined;
}

const greet = ({ url, news, place }: Greeting): string => {
  const lines = [
    `Sitewright is ready: ${url}`,
    `Edit your site at:   ${url}/config`,
    describeOwnerPlace(url, place),
  ];
  if (news) lines.push(`Sign in with:        ${news.email}`);
  if (news?.generatedPassword)
    lines.push(
      `Password:            ${news.generatedPassword}  (shown this once; change it under your account)`,
    );
  return `\n${lines.join('\n')}\n\n`;
};

const listen = async ({ http }: App, settings: Settings): Promise<string> => {
  await http.listen({ port: settings.port, host: '::' }).catch(async (error: unknown) => {
    // Machines without IPv6 have no such address to listen on.
    if (!(error instanceof Error && 'code' in error && error.code === 'EAFNOSUPPORT')) throw error;
    await http.listen({ port: settings.port, host: '0.0.0.0' });
  });
  const { port } = http.server.address() as AddressInfo;
  return settings.url ?? `http://localhost:${port}`;
};

export const startProgram = async (settings: Settings, log: Logger): Promise<Program> => {
  const { dataFolder, databaseUrl, owner } = settings;
  await checkPort(settings.port);
  const opened = await openDatabase({
    dataFolder,
    log,
    carryOver: carryOverFromBackups({ migrationsFolder: programFolders.migrations, log }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  try {
    const { migrations: migrationsFolder } = programFolders;
    await migrateWithBackup({ pool: opened.pool, dataFolder, migrationsFolder, log });
    const { database } = opened;
    const files = createFileStore(settings.files);
    const news = await prepareInstallation({ database, files, owner, demoFolder: programFolders.demoSite });
    const secret = await findSecret(database, settings.secret);
    const clock = (): Date => new Date();
    const app = await createApp({ settings, database, files, secret, clock, log, folders: programFolders });
    const place = await findOwnerPlace(database, settings.ownerHost);
    const url = await listen(app, settings);
    app.jobs.start();
    return {
      greeting: greet({ url, news, place }),
      async stop() {
        const force = setTimeout(() => app.http.server.closeAllConnections(), DRAIN_MS);
        await app.http.close();
        clearTimeout(force);
        await app.jobs.stop();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
