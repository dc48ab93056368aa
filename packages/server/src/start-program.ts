import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { carryOverFromBackups, migrateWithBackup } from './backups/index.ts';
import { forbidNestedConnections, openDatabase } from './database/index.ts';
import { installationUrl, bracketed, describeOwnerHost } from './describe-owner-host.ts';
import { createFileStore } from './files/index.ts';
import { checkAddresses, listenOn } from './http/index.ts';
import { findSecret, prepareInstallation, type FirstStartNotice } from './installation/index.ts';
import { programFolders } from './program-folders.ts';
import type { Settings } from './settings/index.ts';
import { findOwnerHost, type OwnerHost } from './sites/index.ts';

export interface Program {
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

export const startProgram = async (settings: Settings, log: Logger): Promise<Program> => {
  const { dataFolder, databaseUrl, owner } = settings;
  const listening = { port: settings.port, addresses: settings.listenAddresses };
  await checkAddresses(listening);
  const opened = await openDatabase({
    dataFolder,
    log,
    carryOver: carryOverFromBackups({ migrationsFolder: programFolders.migrations, log }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const isDevelopment = settings.devOrigins.editor !== undefined;
  if (isDevelopment) forbidNestedConnections(opened.pool);
  try {
    const { migrations: migrationsFolder } = programFolders;
    await migrateWithBackup({ pool: opened.pool, dataFolder, migrationsFolder, log });
    const { database } = opened;
    const files = createFileStore(settings.files);
    const news = await prepareInstallation({ database, files, owner, demoFolder: programFolders.demoSite });
    const secret = await findSecret(database, settings.secret);
    const clock = (): Date => new Date();
    const app = await createApp({ settings, database, files, secret, clock, log, folders: programFolders });
    const ownerHost = await findOwnerHost(database, settings.ownerHost);
    const port = await listenOn(app.http, listening);
    app.jobs.start();
    return {
      greeting: greet(settings, { port, news, ownerHost }),
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
