import { findSecret } from '../installation/index.ts';
import { findLetterOfAny, listUnsent, readText } from '../mail/index.ts';
import { CommandFault, needWord, type Command } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

export const mailCommands: readonly Command[] = [
  {
    name: 'mail list',
    usage: 'mail list',
    summary: 'Show letters of all sites that were not sent, such as where there is no mail server',
    run: (_input, environment) =>
      withMigratedDatabase(environment, async ({ database }) => {
        for (const { id, state, to, subject } of await listUnsent(database))
          environment.print(`${id}  ${state}  ${to}  ${subject}`);
      }),
  },
  {
    name: 'mail read',
    usage: 'mail read ID',
    summary: 'Show a letter with its links, to pass it on by hand',
    async run(input, environment) {
      const id = needWord(input, 0, 'The id of the letter');
      await withMigratedDatabase(environment, async ({ database }) => {
        const letter = await findLetterOfAny(database, id);
        if (!letter) throw new CommandFault(`There is no letter "${id}". "sitewright mail list" shows them.`);
        const secret = await findSecret(database, environment.settings.secret);
        environment.print(`To: ${letter.to}\nSubject: ${letter.subject}\n\n${readText(letter, secret)}`);
      });
    },
  },
];
