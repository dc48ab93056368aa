import {
  contributorMessages,
  findPasswordFault,
  isEmail,
  normalizeEmail,
} from '@sitewright/domain/contributors';
import { isHostName, normalizeHost } from '@sitewright/domain/sites';
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { FileStoreSettings } from '../files/index.ts';
import { LOCAL_RANGES, readAddressRange, type AddressRange } from '../http/index.ts';
import { readSmtpUrl, type SmtpSettings } from '../mail/index.ts';

export interface Settings {
  readonly port: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly owner: { readonly email: string; readonly password: string | undefined };
  readonly secret: string | undefined;
  /** The public URL of the program; http://localhost and the port by default. */
  readonly url: string | undefined;
  /** The addresses to listen on; all interfaces where none is given. */
  readonly listenAddresses: readonly string[];
  /** Proxies whose `X-Forwarded-*` headers are trusted. */
  readonly trustedProxies: readonly AddressRange[];
  /** Whether any proxy is trusted. */
  readonly trustsProxy: boolean;
  /** The host where administrators manage all sites; that of the first site by default. */
  readonly ownerHost: string | undefined;
  /** The host of previews, with a leading `*.` where each site has one; `*.preview.localhost` by default. */
  readonly previewHost: string | undefined;
  readonly smtp: SmtpSettings | undefined;
  /** Servers that are asked for the records of mail senders; those of the machine where none is given. */
  readonly dnsServers: readonly string[];
  /** Origins of servers on a private network that webhooks may be sent to. */
  readonly privateReceivers: readonly string[];
  /** Places are looked up at Google with it, otherwise in the built-in gazetteer. */
  readonly googleMapsKey: string | undefined;
  /** The server of reCAPTCHA, for tokens of all versions; Google's own by default. */
  readonly recaptchaUrl: string | undefined;
  /** The server of Stripe's API and script; Stripe's own by default. */
  readonly stripeUrl: string | undefined;
  /** The server of Mailchimp's API; Mailchimp's own by default. */
  readonly mailchimpUrl: string | undefined;
  readonly files: FileStoreSettings;
  /** Where fonts that are not built in are downloaded from, and the API of Adobe Fonts kits. */
  readonly fonts: { readonly registry: string | undefined; readonly kits: string };
  /** Bearer token that opens /readyz and /metrics to other machines. */
  readonly machineToken: string | undefined;
  /** How much background work, such as campaigns and imports, may take from visitors. */
  readonly bulkWork: { readonly mostAtOnce: number; readonly delayMs: number };
  /** Threads that build pages; 0 to build them where they are served. */
  readonly pageWorkers: number;
  readonly logLevel: string;
  /** The development servers of editor and storefront. */
  readonly devOrigins: { readonly editor: string | undefined; readonly storefront: string | undefined };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid setting, with a message that says how to fix it. */
export class SettingsFault extends Error {}

const fail = (sentence: string): never => {
  throw new SettingsFault(sentence);
};

const read = (environment: Environment, name: string): string | undefined => {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
};

const readPort = (environment: Environment): number => {
  const text = read(environment, 'PORT') ?? '3000';
  const port = Number(text);
  const isPort = /^\d{1,5}$/.test(text) && port <= 65_535;
  return isPort ? port : fail(`PORT is "${text}". Give a number from 0 to 65535, for example PORT=8080.`);
};

const readList = (environment: Environment, name: string): string[] =>
  (read(environment, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const readProxies = (environment: Environment): readonly AddressRange[] => {
  const name = 'SITEWRIGHT_TRUST_PROXY';
  const text = read(environment, name) ?? '0';
  if (['1', 'true', 'yes'].includes(text)) return LOCAL_RANGES;
  if (['0', 'false', 'no'].includes(text)) return [];
  return readList(environment, name).map(
    (part) =>
      readAddressRange(part) ??
      fail(
        `${name} names "${part}". Give the addresses of your proxies, such as 10.0.0.5 or 10.0.0.0/8,192.168.1.7, or 1 for all that are on this machine and in private networks.`,
      ),
  );
};

const readListenAddresses = (environment: Environment): readonly string[] => {
  const name = 'SITEWRIGHT_LISTEN';
  const addresses = readList(environment, name).map((part) => (part === 'localhost' ? '127.0.0.1' : part));
  const wrong = addresses.find((address) => isIP(address) === 0);
  if (wrong !== undefined)
    fail(
      `${name} names "${wrong}". Give addresses of this machine, such as 127.0.0.1 or 127.0.0.1,::1, or leave it out to listen on all of them.`,
    );
  return [...new Set(addresses)];
};

const readUrl = (
  environment: Environment,
  name: string,
  protocols: readonly string[],
): string | undefined => {
  const text = read(environment, name);
  if (text === undefined) return undefined;
  const isFitting = URL.canParse(text) && protocols.includes(new URL(text).protocol);
  return isFitting
    ? text
    : fail(`${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`);
};

const readHost = (environment: Environment, name: string): string | undefined => {
  const text = read(environment, name)?.toLowerCase();
  if (text === undefined || isHostName(normalizeHost(text))) return text;
  return fail(`${name} is "${text}". Give a name such as shop.example.com, without https:// before it.`);
};

/** A leading `*.` means that every name below it resolves to this program. */
const readPreviewHost = (environment: Environment): string | undefined => {
  const given = read(environment, 'SITEWRIGHT_PREVIEW_HOST');
  const isWildcard = given?.startsWith('*.') ?? false;
  const host = readHost({ SITEWRIGHT_PREVIEW_HOST: given?.replace(/^\*\./, '') }, 'SITEWRIGHT_PREVIEW_HOST');
  return host !== undefined && isWildcard ? `*.${host}` : host;
};

/** Without the port: ports do not distinguish hosts, neither here nor for cookies. */
const readOwnerHost = (environment: Environment): string | undefined => {
  const given = readHost(environment, 'SITEWRIGHT_OWNER_HOST');
  const host = given === undefined ? undefined : normalizeHost(given);
  const preview = normalizeHost(readPreviewHost(environment) ?? 'preview.localhost').replace(/^\*\./, '');
  if (host === preview || host?.endsWith(`.${preview}`))
    fail(`SITEWRIGHT_OWNER_HOST is "${host}", where drafts run with their scripts. Give another name.`);
  return host;
};

/** Well-known values from guides and starter kits. */
const KNOWN_SECRETS = new Set([
  'supersecret',
  'secret',
  'changeme',
  'change-me',
  'password',
  'keyboard cat',
  'sitewright',
]);
const MIN_SECRET_LENGTH = 32;

const readSecret = (environment: Environment): string | undefined => {
  const secret = read(environment, 'SITEWRIGHT_SECRET');
  if (secret === undefined) return undefined;
  const isWeak = KNOWN_SECRETS.has(secret.toLowerCase()) || new Set(secret).size < 8;
  if (secret.length < MIN_SECRET_LENGTH || isWeak)
    fail(
      `SITEWRIGHT_SECRET must be at least ${MIN_SECRET_LENGTH} random characters (openssl rand -base64 32 makes one), or leave it out: the program then makes one and keeps it.`,
    );
  return secret;
};

const readOwner = (environment: Environment): Settings['owner'] => {
  const email = normalizeEmail(read(environment, 'SITEWRIGHT_OWNER_EMAIL') ?? 'owner@localhost');
  if (!isEmail(email)) fail(`SITEWRIGHT_OWNER_EMAIL is "${email}". Give an address such as you@example.com.`);
  const password = read(environment, 'SITEWRIGHT_OWNER_PASSWORD');
  const fault = password === undefined ? undefined : findPasswordFault(password, email);
  if (fault) fail(`SITEWRIGHT_OWNER_PASSWORD cannot be taken. ${contributorMessages[fault]}`);
  return { email, password };
};

const S3_NAMES = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;

const readFiles = (environment: Environment, dataFolder: string): FileStoreSettings => {
  const values = S3_NAMES.map((name) => read(environment, name));
  if (values.every((value) => value === undefined))
    return { kind: 'folder', folder: resolve(dataFolder, 'files') };
  const missing = S3_NAMES.filter((_, index) => values[index] === undefined);
  if (missing.length > 0) fail(`For an S3 store ${missing.join(', ')} must be set too.`);
  readUrl(environment, 'S3_ENDPOINT', ['http:', 'https:']);
  const [endpoint = '', region = '', bucket = '', accessKey = '', secretKey = ''] = values;
  return { kind: 's3', endpoint, region, bucket, accessKey, secretKey };
};

const readSmtp = (environment: Environment): SmtpSettings | undefined => {
  const text = read(environment, 'SMTP_URL');
  if (text === undefined) return undefined;
  try {
    return readSmtpUrl(text);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
};

const DNS_SERVER = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|([\d.]+)(?::\d{1,5})?|([\da-f:]+))$/i;

const readDnsServers = (environment: Environment): readonly string[] => {
  const name = 'SITEWRIGHT_DNS';
  const servers = readList(environment, name);
  const wrong = servers.find((server) => {
    const [, bracketed, ip4, ip6] = DNS_SERVER.exec(server) ?? [];
    return isIP(bracketed ?? ip4 ?? ip6 ?? '') === 0;
  });
  if (wrong !== undefined)
    fail(`${name} names "${wrong}". Give addresses of DNS servers, such as 9.9.9.9 or 127.0.0.1:5353.`);
  return servers;
};

const originOf = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
};

const readReceivers = (environment: Environment): readonly string[] => {
  const name = 'SITEWRIGHT_PRIVATE_RECEIVERS';
  return readList(environment, name).map(
    (text) =>
      originOf(text) ??
      fail(`${name} names "${text}". Give scheme, host and port of servers, such as http://10.0.0.7:5678.`),
  );
};

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const readLogLevel = (environment: Environment): string => {
  const level = read(environment, 'SITEWRIGHT_LOG') ?? 'info';
  return LOG_LEVELS.includes(level)
    ? level
    : fail(`SITEWRIGHT_LOG is "${level}". Give one of ${LOG_LEVELS.join(', ')}.`);
};

const readWhole = (
  environment: Environment,
  name: string,
  { least, most, usual }: { readonly least: number; readonly most: number; readonly usual: number },
): number => {
  const text = read(environment, name) ?? String(usual);
  const value = Number(text);
  return /^\d{1,5}$/.test(text) && value >= least && value <= most
    ? value
    : fail(`${name} is "${text}". Give a whole number from ${least} to ${most}.`);
};

/** The most at once is half of the connections to the database, so that visitors always find one. */
const readBulkWork = (environment: Environment): Settings['bulkWork'] => ({
  mostAtOnce: readWhole(environment, 'SITEWRIGHT_BULK_AT_ONCE', { least: 1, most: 8, usual: 8 }),
  delayMs: readWhole(environment, 'SITEWRIGHT_BULK_DELAY', { least: 1, most: 1_000, usual: 20 }),
});

const MOST_PAGE_WORKERS = 8;

/** One for pages that are quick and one for those that take long; none on a single processor. */
const usualPageWorkers = (): number => {
  const processors = availableParallelism();
  return processors < 2 ? 0 : Math.min(processors, 4);
};

const readPageWorkers = (environment: Environment): number =>
  readWhole(environment, 'SITEWRIGHT_PAGE_WORKERS', {
    least: 0,
    most: MOST_PAGE_WORKERS,
    usual: usualPageWorkers(),
  });

/** The only place that reads the environment. */
export const readSettings = (environment: Environment): Settings => {
  const dataFolder = resolve(read(environment, 'SITEWRIGHT_DATA') ?? '.data');
  const trustedProxies = readProxies(environment);
  return {
    port: readPort(environment),
    dataFolder,
    databaseUrl: readUrl(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    owner: readOwner(environment),
    secret: readSecret(environment),
    url: readUrl(environment, 'SITEWRIGHT_URL', ['http:', 'https:']),
    listenAddresses: readListenAddresses(environment),
    trustedProxies,
    trustsProxy: trustedProxies.length > 0,
    ownerHost: readOwnerHost(environment),
    previewHost: readPreviewHost(environment),
    googleMapsKey: read(environment, 'GOOGLE_MAPS_KEY'),
    recaptchaUrl: readUrl(environment, 'SITEWRIGHT_RECAPTCHA_URL', ['http:', 'https:']),
    stripeUrl: readUrl(environment, 'SITEWRIGHT_STRIPE_URL', ['http:', 'https:']),
    mailchimpUrl: readUrl(environment, 'SITEWRIGHT_MAILCHIMP_URL', ['http:', 'https:']),
    dnsServers: readDnsServers(environment),
    privateReceivers: readReceivers(environment),
    smtp: readSmtp(environment),
    files: readFiles(environment, dataFolder),
    fonts: {
      registry: readUrl(environment, 'SITEWRIGHT_FONT_REGISTRY', ['http:', 'https:']),
      kits: readUrl(environment, 'SITEWRIGHT_FONT_KITS', ['http:', 'https:']) ?? 'https://typekit.com',
    },
    machineToken: read(environment, 'SITEWRIGHT_MACHINE_TOKEN'),
    bulkWork: readBulkWork(environment),
    pageWorkers: readPageWorkers(environment),
    logLevel: readLogLevel(environment),
    devOrigins: {
      editor: readUrl(environment, 'SITEWRIGHT_DEV_EDITOR_ORIGIN', ['http:']),
      storefront: readUrl(environment, 'SITEWRIGHT_DEV_STOREFRONT_ORIGIN', ['http:']),
    },
  };
};
