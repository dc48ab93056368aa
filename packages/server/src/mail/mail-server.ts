import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { Queryable } from '../database/index.ts';
import {
  deleteInstallationSetting,
  putInstallationSetting,
  readInstallationSetting,
} from '../installation-settings/index.ts';
import { createTextSealer } from '../sealed-texts/index.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const NAME = 'mail-server';

const storedServer = Type.Object({
  host: Type.String(),
  port: Type.Integer(),
  security: Type.Enum(['tls', 'starttls', 'none']),
  username: Type.String(),
  password: Type.String(),
  from: Type.String(),
});

/** The mail server that an administrator entered in the app. */
export type MailServer = Static<typeof storedServer>;

const sealerOf = (secret: string) => createTextSealer(secret, 'sitewright mail server');

/** Undefined where there is none, or the secret of the installation was changed. */
export const readMailServer = async (
  database: Queryable,
  secret: string,
): Promise<MailServer | undefined> => {
  const sealed = await readInstallationSetting(database, NAME);
  const text = sealed === undefined ? undefined : sealerOf(secret).unseal(sealed);
  const server: unknown = text === undefined ? undefined : JSON.parse(text);
  return Value.Check(storedServer, server) ? server : undefined;
};

/** Stored encrypted as a whole: a backup must not give away the password. */
export const putMailServer = (database: Queryable, secret: string, server: MailServer): Promise<void> =>
  putInstallationSetting(database, NAME, sealerOf(secret).seal(JSON.stringify(server)));

export const deleteMailServer = (database: Queryable): Promise<void> =>
  deleteInstallationSetting(database, NAME);

const securityOptions = {
  tls: '',
  starttls: '?requireTLS=true',
  none: '?ignoreTLS=true',
} as const satisfies Record<MailServer['security'], string>;

export const smtpSettingsOf = ({
  host,
  port,
  security,
  username,
  password,
  from,
}: MailServer): SmtpSettings => {
  const scheme = security === 'tls' ? 'smtps' : 'smtp';
  const user = username === '' ? '' : `${encodeURIComponent(username)}:${encodeURIComponent(password)}@`;
  return { url: `${scheme}://${user}${host}:${port}${securityOptions[security]}`, from };
};

/** The environment takes precedence. Read for each email: all nodes then use a changed server at once. */
export const findSmtp = async (
  database: Queryable,
  { secret, smtp }: { readonly secret: string; readonly smtp?: SmtpSettings },
): Promise<SmtpSettings | undefined> => {
  if (smtp) return smtp;
  const server = await readMailServer(database, secret);
  return server && smtpSettingsOf(server);
};
