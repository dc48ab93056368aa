import { isIP } from 'node:net';
import {
  checkDkim,
  checkDmarc,
  checkSpf,
  COMMON_SELECTORS,
  isSpf,
  type CheckedServer,
  type RecordCheck,
  type TextRecords,
} from '@sitewright/domain/mail';
import { isPublicAddress } from '../../public-fetch/index.ts';
import { orNothing, type Dns } from './dns.ts';
import { evaluateSpf } from './evaluate-spf.ts';

const MAX_RECORDS = 100;

/** Long records consist of several parts. */
const lookUp = async (dns: Dns, name: string): Promise<TextRecords> => {
  const found = await orNothing(dns.txt(name));
  return found === 'failed' ? found : found.slice(0, MAX_RECORDS).map((parts) => parts.join(''));
};

/** A policy of the parent domain counts for names below it. */
const lookUpDmarc = async (dns: Dns, domain: string): Promise<TextRecords> => {
  const own = await lookUp(dns, `_dmarc.${domain}`);
  const parent = domain.split('.').slice(1);
  if (own === 'failed' || own.length > 0 || parent.length < 2) return own;
  return lookUp(dns, `_dmarc.${parent.join('.')}`);
};

export interface Sender {
  readonly address: string;
  /** Empty to try common ones. */
  readonly selector: string;
  /** The name of the mail server. */
  readonly host: string;
}

/** A host of the sender's own domain, or one that is named by its address, sends by itself. */
const isOwnServer = (host: string, domain: string): boolean =>
  isIP(host) !== 0 || host === domain || host.endsWith(`.${domain}`);

/** What the record of the domain says of the mail server, as far as its address is known. */
const checkServer = async (
  dns: Dns,
  { host, domain }: { readonly host: string; readonly domain: string },
  records: TextRecords,
): Promise<CheckedServer | undefined> => {
  const [record, ...more] = records === 'failed' ? [] : records.filter(isSpf);
  if (host === '' || record === undefined || more.length > 0) return undefined;
  const found = isIP(host) === 0 ? await orNothing(dns.addresses(host)) : [host];
  const ip = found === 'failed' ? undefined : found[0];
  if (ip === undefined || !isPublicAddress(ip)) return undefined;
  return { ip, result: await evaluateSpf(dns, { ip, domain, record }), isOwn: isOwnServer(host, domain) };
};

export const checkSender = async (
  { address, selector, host }: Sender,
  dns: Dns,
): Promise<{ domain: string; checks: RecordCheck[] }> => {
  const domain = address.split('@').at(-1)?.toLowerCase() ?? '';
  const selectors = selector === '' ? COMMON_SELECTORS : [selector];
  const [spf, dmarc, ...keys] = await Promise.all([
    lookUp(dns, domain),
    lookUpDmarc(dns, domain),
    ...selectors.map((name) => lookUp(dns, `${name}._domainkey.${domain}`)),
  ]);
  const answers = selectors.map((name, at) => ({ selector: name, records: keys[at] ?? [] }));
  return {
    domain,
    checks: [
      checkSpf({ domain, host, server: await checkServer(dns, { host, domain }, spf) }, spf),
      checkDkim(domain, answers),
      checkDmarc({ domain, address }, dmarc),
    ],
  };
};
