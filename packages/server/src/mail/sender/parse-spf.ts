import { isIP } from 'node:net';

const QUALIFIERS = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const;

export type SpfVerdict = (typeof QUALIFIERS)[keyof typeof QUALIFIERS];

export interface SpfTerm {
  readonly verdict: SpfVerdict;
  readonly mechanism: 'all' | 'include' | 'a' | 'mx' | 'ptr' | 'ip4' | 'ip6' | 'exists';
  /** A domain, or an address; empty for the domain of the record. */
  readonly value: string;
  readonly bits4: number;
  readonly bits6: number;
}

export interface SpfRecord {
  readonly terms: readonly SpfTerm[];
  /** The domain whose record counts where no term matches. */
  readonly redirect: string | undefined;
}

const TERM =
  /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/\s]+|[\da-f:.]+))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/i;
const IP6 = /^([+\-~?]?)ip6:([\da-f:.]+)(?:\/(\d{1,3}))?$/i;
const MODIFIER = /^([a-z][\w.-]*)=(.*)$/i;
const NEEDS_VALUE = new Set(['include', 'ip4', 'ip6', 'exists']);

const verdictOf = (sign = ''): SpfVerdict => QUALIFIERS[(sign || '+') as keyof typeof QUALIFIERS];

const parseIp6 = (text: string): SpfTerm | undefined => {
  const [, sign, value = '', bits = '128'] = IP6.exec(text) ?? [];
  if (isIP(value) !== 6 || Number(bits) > 128) return undefined;
  return { verdict: verdictOf(sign), mechanism: 'ip6', value, bits4: 32, bits6: Number(bits) };
};

const parseTerm = (text: string): SpfTerm | undefined => {
  if (/^[+\-~?]?ip6:/i.test(text)) return parseIp6(text);
  const [found, sign, name = '', value = '', bits4 = '32', bits6 = '128'] = TERM.exec(text) ?? [];
  const mechanism = name.toLowerCase() as SpfTerm['mechanism'];
  const isMissing = NEEDS_VALUE.has(mechanism) && value === '';
  const isWrong = mechanism === 'ip4' && isIP(value) !== 4;
  if (found === undefined || isMissing || isWrong || Number(bits4) > 32 || Number(bits6) > 128)
    return undefined;
  return { verdict: verdictOf(sign), mechanism, value, bits4: Number(bits4), bits6: Number(bits6) };
};

/** Reads an SPF record (RFC 7208); undefined for a malformed one, which receivers ignore as a whole. */
export const parseSpf = (record: string): SpfRecord | undefined => {
  const terms: SpfTerm[] = [];
  let redirect: string | undefined;
  for (const part of record.trim().split(/\s+/).slice(1)) {
    const [, name = '', value = ''] = MODIFIER.exec(part) ?? [];
    if (name.toLowerCase() === 'redirect') redirect = value;
    if (name !== '') continue;
    const term = parseTerm(part);
    if (!term) return undefined;
    terms.push(term);
  }
  return { terms, redirect };
};
