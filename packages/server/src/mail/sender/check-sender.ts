import { Resolver } from 'node:dns/promises';
import {
  checkDkim,
  checkDmarc,
  checkSpf,
  COMMON_SELECTORS,
  type RecordCheck,
  type TextRecords,
} from '@sitewright/domain/mail';

/** The parts of each TXT record of a name; rejects with a `code` as `node:dns` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

const resolver = new Resolver({ timeout: 4_000, tries: 2 });

export const resolveTxtOfDns: ResolveTxt = (name) => resolver.resolveTxt(name);

/** Codes that mean that there is no such record. Others say nothing about the domain. */
const NOTHING = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

const MAX_RECORDS = 100;

/** Long records consist of several parts. */
const lookUp = async (resolveTxt: ResolveTxt, name: string): Promise<TextRecords> => {
  try {
    return (await resolveTxt(name)).slice(0, MAX_RECORDS).map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NOTHING.has(code) ? [] : 'failed';
  }
};

/** A policy of the parent domain counts for names below it. */
const lookUpDmarc = async (resolveTxt: ResolveTxt, domain: string): Promise<TextRecords> => {
  const own = await lookUp(resolveTxt, `_dmarc.${domain}`);
  const parent = domain.split('.').slice(1);
  if (own === 'failed' || own.length > 0 || parent.length < 2) return own;
  return lookUp(resolveTxt, `_dmarc.${parent.join('.')}`);
};

export interface Sender {
  readonly address: string;
  /** Empty to try common ones. */
  readonly selector: string;
  /** The name of the mail server. */
  readonly host: string;
}

export const checkSender = async (
  { address, selector, host }: Sender,
  resolveTxt: ResolveTxt,
): Promise<{ domain: string; checks: RecordCheck[] }> => {
  const domain = address.split('@').at(-1)?.toLowerCase() ?? '';
  const selectors = selector === '' ? COMMON_SELECTORS : [selector];
  const [spf, dmarc, ...keys] = await Promise.all([
    lookUp(resolveTxt, domain),
    lookUpDmarc(resolveTxt, domain),
    ...selectors.map((name) => lookUp(resolveTxt, `${name}._domainkey.${domain}`)),
  ]);
  const answers = selectors.map((name, at) => ({ selector: name, records: keys[at] ?? [] }));
  return {
    domain,
    checks: [
      checkSpf({ domain, host }, spf),
      checkDkim(domain, answers),
      checkDmarc({ domain, address }, dmarc),
    ],
  };
};
