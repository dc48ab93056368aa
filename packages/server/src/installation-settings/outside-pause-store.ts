import { eq } from 'drizzle-orm';
import type { Queryable } from '../database/index.ts';
import { deleteInstallationSetting, readInstallationSetting } from './installation-settings-store.ts';
import { installationSettings } from './installation-settings-tables.ts';

/** Set by the restore of a backup: when the backup was made. */
export const RESTORED_BACKUP = 'restored-backup';

/** Set together with it. Ids begin with their time: smaller ones came with the backup. */
const FIRST_ID_SINCE_RESTORE = 'first-id-since-restore';

/**
 * When the backup was made that was restored, until an administrator says that this is the live installation. Another one
 * may have charged, refunded and sent since then, or still be running: until then nothing acts on the outside by itself.
 */
export const readOutsidePause = (database: Queryable): Promise<string | undefined> =>
  readInstallationSetting(database, RESTORED_BACKUP);

export const areOutsideEffectsPaused = async (database: Queryable): Promise<boolean> =>
  (await readOutsidePause(database)) !== undefined;

/** Empty where the backup was restored by a program that did not store it yet: no id is smaller. */
export const readFirstIdSinceRestore = async (database: Queryable): Promise<string> =>
  (await readInstallationSetting(database, FIRST_ID_SINCE_RESTORE)) ?? '';

/** False where somebody else has ended it meanwhile. */
export const endOutsidePause = async (transaction: Queryable): Promise<boolean> => {
  const ended = await transaction
    .delete(installationSettings)
    .where(eq(installationSettings.name, RESTORED_BACKUP))
    .returning({ name: installationSettings.name });
  await deleteInstallationSetting(transaction, FIRST_ID_SINCE_RESTORE);
  return ended.length > 0;
};
