import {
  findPasswordFault,
  contributorMessages,
  isEmail,
  normalizeEmail,
} from '@sitewright/domain/contributors';
import { addAccount, generatePassword, setPassword } from '../contributors/index.ts';
import { CommandFault, needWord, textOption, type Command, type CommandInput } from './command.ts';
import { withMigratedDatabase } from './with-database.ts';

const readEmail = (input: CommandInput): string => {
  const email = normalizeEmail(needWord(input, 0, 'The email address'));
  if (!isEmail(email)) throw new CommandFault(contributorMessages['email-invalid']);
  return email;
};

const choosePassword = (input: CommandInput, email: string): string => {
  const password = textOption(input, 'password') ?? generatePassword();
  const fault = findPasswordFault(password, email);
  if (fault) throw new CommandFault(contributorMessages[fault]);
  return password;
};

export const userCommands: readonly Command[] = [
  {
    name: 'user add',
    usage: 'user add EMAIL [--name NAME] [--password PASSWORD] [--administrator]',
    summary: 'Add an account; an administrator may make sites',
    options: { name: 'text', password: 'text', administrator: 'switch' },
    async run(input, surroundings) {
      const email = readEmail(input);
      const password = choosePassword(input, email);
      const name = textOption(input, 'name') ?? email;
      const isAdministrator = input.options['administrator'] === true;
      await withMigratedDatabase(surroundings, async ({ database }) => {
        const added = await addAccount(database, { email, name, password, isAdministrator });
        if (added === undefined) throw new CommandFault(`${email} has an account already.`);
        surroundings.print(`${email}  ${password}`);
      });
    },
  },
  {
    name: 'user password',
    usage: 'user password EMAIL [--password PASSWORD]',
    summary: 'Set a new password, for somebody who cannot get a letter; all their sessions end',
    options: { password: 'text' },
    async run(input, surroundings) {
      const email = readEmail(input);
      const password = choosePassword(input, email);
      await withMigratedDatabase(surroundings, async ({ database }) => {
        if (!(await setPassword(database, email, password)))
          throw new CommandFault(`${email} has no account.`);
        surroundings.print(`${email}  ${password}`);
      });
    },
  },
];
