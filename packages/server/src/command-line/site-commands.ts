import { addSiteAdministrator, listAdministrators } from '../contributors/index.ts';
import { inTransaction, type Database } from '../database/index.ts';
import { installationUrl, describeOwnerHost } from '../describe-owner-host.ts';
import { createFileStore, deleteSiteFiles } from '../files/index.ts';
import { isRefusal, RolledBack, type Refusal } from '../http/index.ts';
import { deleteJobsOf } from '../jobs/index.ts';
import { deleteMailOf } from '../mail/index.ts';
import { exportSiteFolder, ExportFault } from '../exports/index.ts';
import { ImportFault, importSiteFolder, type SiteFolderImport } from '../imports/index.ts';
import { hasLiveOrders } from '../orders/index.ts';
import { programFolders } from '../program-folders.ts';
import {
  addHost,
  archiveSite,
  deleteSite,
  findOwnerHost,
  findSiteByIdentifier,
  listSites,
  removeHost,
  restoreArchived,
  type ListedSite,
} from '../sites/index.ts';
import { CommandError, requireArgument, textOption, type Command } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

const accept = <Answer>(answer: Answer | Refusal): Answer => {
  if (isRefusal(answer)) throw new CommandError(answer.message);
  return answer;
};

const findSite = async (database: Database, identifier: string) => {
  const site = await findSiteByIdentifier(database, identifier);
  if (!site)
    throw new CommandError(`There is no site called "${identifier}". "sitewright site list" shows them.`);
  return site;
};

const importSite = async (
  database: Database,
  request: Omit<SiteFolderImport, 'transaction'>,
): Promise<ListedSite> => {
  try {
    return await inTransaction(database, async (transaction) => {
      const site = await importSiteFolder({ ...request, transaction });
      if (isRefusal(site)) throw new RolledBack(site);
      for (const { accountId } of await listAdministrators(transaction))
        await addSiteAdministrator(transaction, site.id, accountId);
      return site;
    });
  } catch (error) {
    if (error instanceof RolledBack) return accept<ListedSite>(error.refusal);
    if (error instanceof ImportFault) throw new CommandError(error.message);
    throw error;
  }
};

/**
 * By default the first site is the owner site: without it, administrators would sign in where scripts of
 * other people run.
 */
const refuseOwnerSite = async (
  database: Database,
  ownerHost: string | undefined,
  siteId: string,
): Promise<void> => {
  const place = await findOwnerHost(database, ownerHost);
  const others = (await listSites(database)).filter(({ id, isArchived }) => id !== siteId && !isArchived);
  if (place?.siteId !== siteId || others.length < 2) return;
  throw new CommandError(
    'Administrators manage all sites at this one. Set SITEWRIGHT_OWNER_HOST to another host name first, here and for the program.',
  );
};

export const siteCommands: readonly Command[] = [
  {
    name: 'site add',
    usage: 'site add NAME --host HOST [--title TITLE] [--from FOLDER]',
    summary: 'Make a site from the starter, or from a folder of files',
    options: { host: 'text', title: 'text', from: 'text' },
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The name of the site');
      const host = textOption(input, 'host');
      if (host === undefined) throw new CommandError('--host is missing: the host name the site answers to.');
      await withMigratedDatabase(environment, async ({ database }) => {
        const site = await importSite(database, {
          files: createFileStore(environment.settings.files),
          folder: textOption(input, 'from') ?? programFolders.starterSite,
          host,
          identifier,
          title: textOption(input, 'title') ?? identifier,
          warn: environment.print,
        });
        environment.print(`${site.identifier}  ${site.hosts.join(' ')}  ${site.id}`);
      });
    },
  },
  {
    name: 'site list',
    usage: 'site list',
    summary: 'Show all sites with their host names',
    run: (_input, environment) =>
      withMigratedDatabase(environment, async ({ database }) => {
        for (const site of await listSites(database))
          environment.print(
            `${site.identifier}  ${site.hosts.join(' ')}  ${site.title}${site.isArchived ? '  (archived)' : ''}`,
          );
      }),
  },
  {
    name: 'site remove',
    usage: 'site remove NAME --yes',
    summary: 'Remove a site with everything in it, or archive it if it has live orders',
    options: { yes: 'switch' },
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The name of the site');
      if (input.options['yes'] !== true)
        throw new CommandError(
          `This removes "${identifier}" with all its pages and files, or archives it if it has live orders. Repeat it with --yes.`,
        );
      await withMigratedDatabase(environment, async ({ database }) => {
        const site = await findSite(database, identifier);
        const { ownerHost } = environment.settings;
        await refuseOwnerSite(database, ownerHost, site.id);
        if (await hasLiveOrders(database, site.id)) {
          await archiveSite(database, site.id, new Date());
          environment.print(
            `${identifier} has live orders, so it is archived: nobody reaches it, and nothing is deleted. "sitewright site restore ${identifier}" brings it back.`,
          );
          return;
        }
        await inTransaction(database, async (transaction) => {
          await deleteSite(transaction, site.id);
          await deleteJobsOf(transaction, site.id);
          await deleteMailOf(transaction, site.id);
        });
        await deleteSiteFiles(createFileStore(environment.settings.files), site.id);
        environment.print(`${identifier} is removed.`);
      });
    },
  },
  {
    name: 'site restore',
    usage: 'site restore NAME',
    summary: 'Restore a site that is archived',
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The name of the site');
      await withMigratedDatabase(environment, async ({ database }) => {
        const { id } = await findSite(database, identifier);
        const site = accept(await inTransaction(database, (transaction) => restoreArchived(transaction, id)));
        environment.print(`${site.identifier}  ${site.hosts.join(' ')}`);
      });
    },
  },
  {
    name: 'host add',
    usage: 'host add SITE HOST',
    summary: 'Add a host name to a site',
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The name of the site');
      const host = requireArgument(input, 1, 'The host name');
      await withMigratedDatabase(environment, async ({ database }) => {
        const { id } = await findSite(database, identifier);
        const site = accept(await inTransaction(database, (transaction) => addHost(transaction, id, host)));
        environment.print(`${site.identifier}  ${site.hosts.join(' ')}`);
      });
    },
  },
  {
    name: 'host remove',
    usage: 'host remove SITE HOST',
    summary: 'Remove a host name from a site',
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The name of the site');
      const host = requireArgument(input, 1, 'The host name');
      const { ownerHost } = environment.settings;
      await withMigratedDatabase(environment, async ({ database }) => {
        const { id } = await findSite(database, identifier);
        accept(
          await inTransaction(database, (transaction) => removeHost(transaction, id, { host, ownerHost })),
        );
        environment.print(`${host} is removed from ${identifier}.`);
      });
    },
  },
  {
    name: 'owner-host',
    usage: 'owner-host',
    summary: 'Show where administrators manage all sites; SITEWRIGHT_OWNER_HOST sets another host name',
    run: (_input, environment) =>
      withMigratedDatabase(environment, async ({ database }) =>
        environment.print(
          describeOwnerHost(
            installationUrl(environment.settings, environment.settings.port),
            await findOwnerHost(database, environment.settings.ownerHost),
          ),
        ),
      ),
  },
  {
    name: 'import',
    usage: 'import FOLDER --host HOST',
    summary: 'Make a site from a folder of files, under the name the folder gives it',
    options: { host: 'text' },
    async run(input, environment) {
      const folder = requireArgument(input, 0, 'The folder');
      const host = textOption(input, 'host');
      if (host === undefined) throw new CommandError('--host is missing: the host name the site answers to.');
      await withMigratedDatabase(environment, async ({ database }) => {
        const files = createFileStore(environment.settings.files);
        const site = await importSite(database, { files, folder, host, warn: environment.print });
        environment.print(`${site.identifier}  ${site.hosts.join(' ')}  ${site.id}`);
      });
    },
  },
  {
    name: 'export',
    usage: 'export SITE FOLDER',
    summary: 'Write a whole site to a new folder of readable files',
    async run(input, environment) {
      const identifier = requireArgument(input, 0, 'The name of the site');
      const folder = requireArgument(input, 1, 'The folder');
      await withMigratedDatabase(environment, async ({ database }) => {
        const site = await findSite(database, identifier);
        const files = createFileStore(environment.settings.files);
        await exportSiteFolder({ database, files, site, folder }).catch((error: unknown) => {
          throw error instanceof ExportFault ? new CommandError(error.message) : error;
        });
        environment.print(`${identifier} is in ${folder}.`);
      });
    },
  },
];
