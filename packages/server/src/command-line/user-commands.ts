import { isOfferedRole } from '@sitewright/api/offered-roles';
import {
  contributorMessages,
  findPasswordFault,
  isEmail,
  normalizeEmail,
  roles,
} from '@sitewright/domain/contributors';
import { addAccount, generatePassword, putContributor, setPassword } from '../contributors/index.ts';
import { inTransaction, type Queryable } from '../database/index.ts';
import { findSiteByIdentifier } from '../sites/index.ts';
import { CommandError, requireArgument, textOption, type Command, type CommandInput } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

const readEmail = (input: CommandInput): string => {
  const email = normalizeEmail(requireArgument(input, 0, 'The email address'));
  if (!isEmail(email)) throw new CommandError(contributorMessages['email-invalid']);
  return email;
};

const choosePassword = (input: CommandInput, email: string): string => {
  const password = textOption(input, 'password') ?? generatePassword();
  const fault = findPasswordFault(password, email);
  if (fault) throw new CommandError(contributorMessages[fault]);
  return password;
};

const offeredRoles: ReadonlyMap<string, number> = new Map(
  Object.entries(roles)
    .filter(([, { code }]) => isOfferedRole(code))
    .map(([name, { code }]) => [name, code]),
);

const readRole = (input: CommandInput): number => {
  const name = textOption(input, 'role') ?? 'admin';
  const code = offeredRoles.get(name);
  if (code === undefined)
    throw new CommandError(
      `"${name}" is no role that can be given. There are: ${[...offeredRoles.keys()].join(', ')}.`,
    );
  return code;
};

const findSite = async (database: Queryable, identifier: string | undefined) => {
  const site = identifier === undefined ? undefined : await findSiteByIdentifier(database, identifier);
  if (identifier !== undefined && !site) throw new CommandError(`There is no site called "${identifier}".`);
  return site;
};

export const userCommands: readonly Command[] = [
  {
    name: 'user add',
    usage: 'user add EMAIL [--site SITE] [--role ROLE] [--name NAME] [--password PASSWORD] [--administrator]',
    summary: 'Add an account, with a role (admin unless said) on a site; an administrator may make sites',
    options: { site: 'text', role: 'text', name: 'text', password: 'text', administrator: 'switch' },
    async run(input, environment) {
      const email = readEmail(input);
      const password = choosePassword(input, email);
      const name = textOption(input, 'name') ?? email;
      const isAdministrator = input.options['administrator'] === true;
      const roleCodes = [readRole(input)];
      await withMigratedDatabase(environment, ({ database }) =>
        inTransaction(database, async (transaction) => {
          const site = await findSite(transaction, textOption(input, 'site'));
          const accountId = await addAccount(transaction, { email, name, password, isAdministrator });
          if (accountId === undefined) throw new CommandError(`${email} has an account already.`);
          if (site) await putContributor(transaction, site.id, { accountId, roles: roleCodes });
          environment.print(`${email}  ${password}`);
        }),
      );
    },
  },
  {
    name: 'user password',
    usage: 'user password EMAIL [--password PASSWORD]',
    summary: 'Set a new password, for somebody who cannot get an email; all their sessions end',
    options: { password: 'text' },
    async run(input, environment) {
      const email = readEmail(input);
      const password = choosePassword(input, email);
      await withMigratedDatabase(environment, async ({ database }) => {
        if (!(await setPassword(database, email, password)))
          throw new CommandError(`${email} has no account.`);
        environment.print(`${email}  ${password}`);
      });
    },
  },
];
