import type { Logger } from 'pino';
import { carryOverFromBackups } from './backups/index.ts';
import { forbidNestedConnections, openDatabase } from './database/index.ts';
import { checkAddresses } from './http/index.ts';
import { programFolders } from './program-folders.ts';
import type { ServedSites } from './serve-sites.ts';
import type { Settings } from './settings/index.ts';

/** Most of the program is loaded while the database starts. */
export const startProgram = async (settings: Settings, log: Logger): Promise<ServedSites> => {
  const { dataFolder, databaseUrl } = settings;
  await checkAddresses({ port: settings.port, addresses: settings.listenAddresses });
  const loading = import('./serve-sites.ts');
  const opened = await openDatabase({
    dataFolder,
    log,
    carryOver: carryOverFromBackups({ migrationsFolder: programFolders.migrations, log }),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const isDevelopment = settings.devOrigins.editor !== undefined;
  if (isDevelopment) forbidNestedConnections(opened.pool);
  try {
    const { serveSites } = await loading;
    const served = await serveSites(settings, log, opened);
    return {
      ...served,
      async stop() {
        await served.stop();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
};
