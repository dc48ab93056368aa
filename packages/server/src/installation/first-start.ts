import { addAccount, addSiteAdministrator, generatePassword } from '../contributors/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { seedDemoOrders } from '../demo-orders/index.ts';
import type { FileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import { findSiteById } from '../sites/index.ts';
import type { Settings } from '../settings/index.ts';
import { claimOnce } from './installation-store.ts';

export interface FirstStart {
  readonly database: Database;
  readonly files: FileStore;
  readonly owner: Settings['owner'];
  readonly demoFolder: string;
  /** Where the program is reached, for links. */
  readonly url: string;
}

/** Shown once on the terminal. */
export interface FirstStartNotice {
  readonly email: string;
  /** Set only where it was generated. */
  readonly generatedPassword: string | undefined;
}

interface LaidDown {
  readonly siteId: string;
  readonly notice: FirstStartNotice;
}

const layDown = (start: FirstStart): Promise<LaidDown | undefined> =>
  inTransaction(start.database, async (transaction) => {
    if (!(await claimOnce(transaction, 'first-start'))) return undefined;
    const { email, password } = start.owner;
    const chosen = password ?? generatePassword();
    const accountId = await addAccount(transaction, {
      email,
      name: 'Owner',
      password: chosen,
      isAdministrator: true,
    });
    if (accountId === undefined)
      throw new Error(`An empty installation has an account for ${email} already.`);
    const { files, demoFolder: folder } = start;
    const site = await importSiteFolder({ transaction, files, folder, host: 'localhost' });
    if (isRefusal(site)) throw new Error(`The demo site could not be laid down: ${site.message}`);
    await addSiteAdministrator(transaction, site.id, accountId);
    const generatedPassword = password === undefined ? chosen : undefined;
    return { siteId: site.id, notice: { email, generatedPassword } };
  });

/**
 * Creates the owner and the demo site of an empty installation, in one transaction. Of several nodes that start together
 * one does; the others wait and skip it. A demo site that was removed is not created again. Its orders follow once its
 * products can be read.
 */
export const prepareInstallation = async (start: FirstStart): Promise<FirstStartNotice | undefined> => {
  const laidDown = await layDown(start);
  if (!laidDown) return undefined;
  const { database, demoFolder: folder, url: publicOrigin } = start;
  const site = await findSiteById(database, laidDown.siteId);
  if (site) await seedDemoOrders({ database, site, folder, publicOrigin, now: new Date() });
  return laidDown.notice;
};
