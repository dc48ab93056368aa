import type { Queryable } from '../database/index.ts';
import { deleteInstallationSetting, readInstallationSetting } from './installation-settings-store.ts';

/** Set by the restore of a backup: when the backup was made. */
export const RESTORED_BACKUP = 'restored-backup';

/**
 * When the backup was made that was restored, until an administrator says that this is the live installation. Another one
 * may have charged, refunded and sent since then, or still be running: until then nothing acts on the outside by itself.
 */
export const readOutsidePause = (database: Queryable): Promise<string | undefined> =>
  readInstallationSetting(database, RESTORED_BACKUP);

export const areOutsideEffectsPaused = async (database: Queryable): Promise<boolean> =>
  (await readOutsidePause(database)) !== undefined;

export const endOutsidePause = (database: Queryable): Promise<void> =>
  deleteInstallationSetting(database, RESTORED_BACKUP);
