import { findSecret } from '../installation/index.ts';
import { findEmailOfAnySite, listUnsent, readMailText } from '../mail/index.ts';
import { CommandError, requireArgument, type Command } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    usage: 'mail list',
    summary: 'Show emails of all sites that were not sent, such as where there is no mail server',
    run: (_input, environment) =>
      withMigratedDatabase(environment, async ({ database }) => {
        for (const { id, state, to, subject } of await listUnsent(database))
          environment.print(`${id}  ${state}  ${to}  ${subject}`);
      }),
  },
  {
    name: 'mail read',
    usage: 'mail read ID',
    summary: 'Show an email with its links, to pass it on by hand',
    async run(input, environment) {
      const id = requireArgument(input, 0, 'The id of the email');
      await withMigratedDatabase(environment, async ({ database }) => {
        const email = await findEmailOfAnySite(database, id);
        if (!email) throw new CommandError(`There is no email "${id}". "sitewright mail list" shows them.`);
        const secret = await findSecret(database, environment.settings.secret);
        environment.print(`To: ${email.to}\nSubject: ${email.subject}\n\n${readMailText(email, secret)}`);
      });
    },
  },
];
