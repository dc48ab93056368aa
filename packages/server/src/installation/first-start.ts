import { addAccount, addSiteAdministrator, generatePassword } from '../contributors/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import { isRefusal } from '../http/index.ts';
import { importSiteFolder } from '../imports/index.ts';
import type { Settings } from '../settings/index.ts';
import { claimOnce } from './installation-store.ts';

export interface FirstStart {
  readonly database: Database;
  readonly files: FileStore;
  readonly owner: Settings['owner'];
  readonly demoFolder: string;
}

/** What the person at the terminal has to be told once. */
export interface OwnerNews {
  readonly email: string;
  /** Only where it was made up here. */
  readonly generatedPassword: string | undefined;
}

/**
 * Makes an empty installation usable: an owner and the demo site, both or neither. Of several nodes that start at
 * once, the others wait for the claim and then find it taken; an owner who removes the demo is not given it again.
 */
export const prepareInstallation = async (start: FirstStart): Promise<OwnerNews | undefined> =>
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
    return { email, generatedPassword: password === undefined ? chosen : undefined };
  });
