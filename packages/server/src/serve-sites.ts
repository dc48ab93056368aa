import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { migrateWithBackup } from './backups/index.ts';
import type { OpenDatabase } from './database/index.ts';
import { installationUrl, bracketed, describeOwnerHost } from './describe-owner-host.ts';
import { createFileStore } from './files/index.ts';
import { listenOn } from './http/index.ts';
import { findSecret, prepareInstallation, type FirstStartNotice } from './installation/index.ts';
import { findPageWorker, programFolders } from './program-folders.ts';
import type { Settings } from './settings/index.ts';
import { findOwnerHost, type OwnerHost } from './sites/index.ts';

export interface ServedSites {
  /** Message for the terminal. */
  readonly greeting: string;
  stop(): Promise<void>;
}

const DRAIN_MS = 10_000;

const describeListening = ({ listenAddresses }: Settings, port: number): string =>
  listenAddresses.length === 0
    ? `all addresses of this machine, port ${port}`
    : listenAddresses.map((address) => `${bracketed(address)}:${port}`).join(', ');

interface Greeting {
  readonly port: number;
  readonly news: FirstStartNotice | undefined;
  readonly ownerHost: OwnerHost | undefined;
}

const greet = (settings: Settings, { port, news, ownerHost }: Greeting): string => {
  const url = installationUrl(settings, port);
  const lines = [
    `Sitewright is ready: ${url}`,
    `Edit your site at:   ${url}/config`,
    describeOwnerHost(url, ownerHost),
    `Listening on:        ${describeListening(settings, port)}`,
  ];
  if (news) lines.push(`Sign in with:        ${news.email}`);
  if (news?.generatedPassword)
    lines.push(
      `Password:            ${news.generatedPassword}  (shown this once; change it under your account)`,
    );
  return `\n${lines.join('\n')}\n\n`;
};

/** Brings the database up to date and serves its sites. */
export const serveSites = async (
  settings: Settings,
  log: Logger,
  { pool, database }: Pick<OpenDatabase, 'pool' | 'database'>,
): Promise<ServedSites> => {
  const { dataFolder, owner } = settings;
  const { migrations: migrationsFolder } = programFolders;
  await migrateWithBackup({ pool, dataFolder, migrationsFolder, log });
  const files = createFileStore(settings.files);
  const news = await prepareInstallation({
    database,
    files,
    owner,
    demoFolder: programFolders.demoSite,
    url: installationUrl(settings, settings.port),
  });
  const secret = await findSecret(database, settings.secret);
  const clock = (): Date => new Date();
  const pageWorker = findPageWorker();
  const app = await createApp({
    settings,
    database,
    files,
    secret,
    clock,
    log,
    folders: programFolders,
    ...(pageWorker === undefined ? {} : { pageWorker }),
  });
  const ownerHost = await findOwnerHost(database, settings.ownerHost);
  const port = await listenOn(app.http, { port: settings.port, addresses: settings.listenAddresses });
  app.jobs.start();
  return {
    greeting: greet(settings, { port, news, ownerHost }),
    async stop() {
      const force = setTimeout(() => app.http.server.closeAllConnections(), DRAIN_MS);
      await app.http.close();
      clearTimeout(force);
      await app.jobs.stop();
    },
  };
};
