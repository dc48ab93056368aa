import type { Queryable } from '../database/index.ts';
import { readInstallationSetting } from '../installation-settings/index.ts';

/** Set by the restore of a backup: when the backup was made. */
export const RESTORED_FROM = 'restored-backup';

/**
 * Another installation may have charged since the backup was made, or still be running: nothing is renewed until an
 * administrator says that this is the live one.
 */
export const areRenewalsPaused = async (database: Queryable): Promise<boolean> =>
  (await readInstallationSetting(database, RESTORED_FROM)) !== undefined;
