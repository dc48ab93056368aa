import { isEmail } from '@sitewright/domain/contributors';
import { mailMessages, type MailRefusal } from '@sitewright/domain/mail';
import { isHostName, normalizeHost } from '@sitewright/domain/sites';
import { isIP } from 'node:net';
import { AfterCommit, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { deleteMailServer, findSmtp, putMailServer, readMailServer, type MailServer } from './mail-server.ts';
import type { SmtpSettings } from './smtp-settings.ts';
import { sendTestMail } from './smtp-transport.ts';

export interface MailServerServices {
  readonly secret: string;
  readonly smtp?: SmtpSettings;
}

type TypedServer = Omit<MailServer, 'password'> & { readonly password: string | null };

const describeUrl = ({ url, from }: SmtpSettings) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  return {
    source: 'environment' as const,
    host: hostname,
    port: Number(port) || (isTls ? 465 : 587),
    security: isTls ? ('tls' as const) : ('starttls' as const),
    username: decodeURIComponent(username),
    hasPassword: password !== '',
    from,
  };
};

const nothing = {
  source: 'none',
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  from: '',
  hasPassword: false,
} as const;

/** Everything but the password. */
export const describeMailServer = async (
  { database }: Pick<ContributorContext, 'database'>,
  { secret, smtp }: MailServerServices,
) => {
  if (smtp) return describeUrl(smtp);
  const server = await readMailServer(database, secret);
  if (!server) return nothing;
  const { password, ...rest } = server;
  return { source: 'app' as const, ...rest, hasPassword: password !== '' };
};

const refuseField = (field: string, code: MailRefusal): Refusal =>
  refuse(code, { [field]: mailMessages[code] });

export const saveMailServer = async (
  { database, note }: ContributorContext,
  services: MailServerServices,
  typed: TypedServer,
) => {
  if (services.smtp) return refuse('mail-server-from-environment');
  const host = normalizeHost(typed.host.trim());
  const from = typed.from.trim();
  if (!isHostName(host) && isIP(host) === 0) return refuseField('host', 'mail-host-invalid');
  if (!isEmail(from)) return refuseField('from', 'mail-from-invalid');
  const before = await readMailServer(database, services.secret);
  // A stored password belongs to its server: another host must not get it.
  const isSame = before?.host === host && before.username === typed.username;
  const password = typed.password ?? (isSame ? before.password : '');
  await putMailServer(database, services.secret, { ...typed, host, from, password });
  note({ subject: 'mail-server', after: { host, port: typed.port, from } });
  return describeMailServer({ database }, services);
};

export const removeMailServer = async (
  { database, note }: ContributorContext,
  { smtp }: MailServerServices,
): Promise<Record<string, never> | Refusal> => {
  if (smtp) return refuse('mail-server-from-environment');
  await deleteMailServer(database);
  note({ subject: 'mail-server' });
  return {};
};

/** The mail server may take its time: no transaction waits for it. */
export const testMailServer = async (
  { database, site, note }: ContributorContext,
  services: MailServerServices,
  to: string,
) => {
  if (!isEmail(to)) return refuseField('to', 'mail-sender-invalid');
  const smtp = await findSmtp(database, services);
  if (!smtp) return refuse('mail-server-missing');
  note({ subject: 'mail-server' });
  return new AfterCommit(() => sendTestMail(smtp, { to, siteTitle: site.settings.title }));
};
