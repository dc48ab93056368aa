import { BlockList, isIP } from 'node:net';
import type { SpfResult } from '@sitewright/domain/mail';
import { orNothing, type Dns } from './dns.ts';
import { parseSpf, type SpfTerm } from './parse-spf.ts';

/** Of RFC 7208, 4.6.4: receivers give up beyond them. */
const MAX_LOOKUPS = 10;
const MAX_VOID_LOOKUPS = 2;
const MAX_NAMES = 10;

/** Ends an evaluation early. */
class Ended extends Error {
  readonly result: SpfResult;

  constructor(result: SpfResult) {
    super(result);
    this.result = result;
  }
}

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

const isInRange = (ip: string, network: string, { bits4, bits6 }: SpfTerm): boolean => {
  if (familyOf(ip) !== familyOf(network)) return false;
  const range = new BlockList();
  range.addSubnet(network, familyOf(network) === 'ipv6' ? bits6 : bits4, familyOf(network));
  return range.check(ip, familyOf(ip));
};

/** Whether the record of a domain allows an address to send (RFC 7208). */
class SpfEvaluation {
  readonly #dns: Dns;
  readonly #ip: string;
  #lookups = 0;
  #voids = 0;

  constructor(dns: Dns, ip: string) {
    this.#dns = dns;
    this.#ip = ip;
  }

  /** One of the counted lookups. */
  async #lookUp<Found>(looking: () => Promise<readonly Found[]>): Promise<readonly Found[]> {
    this.#lookups += 1;
    if (this.#lookups > MAX_LOOKUPS) throw new Ended('too-many-lookups');
    const found = await orNothing(looking());
    if (found === 'failed') throw new Ended('unanswered');
    if (found.length === 0) this.#voids += 1;
    if (this.#voids > MAX_VOID_LOOKUPS) throw new Ended('malformed');
    return found;
  }

  async #recordOf(domain: string): Promise<string> {
    const texts = await this.#lookUp(() => this.#dns.txt(domain));
    const [record, ...more] = texts
      .map((parts) => parts.join(''))
      .filter((text) => /^v=spf1(?:\s|$)/i.test(text));
    if (record === undefined || more.length > 0) throw new Ended('malformed');
    return record;
  }

  async #isServerOf(domain: string, term: SpfTerm): Promise<boolean> {
    const names = await this.#lookUp(() => this.#dns.mx(domain));
    if (names.length > MAX_NAMES) throw new Ended('malformed');
    const found = await Promise.all(names.map((name) => orNothing(this.#dns.addresses(name))));
    return found.some((ips) => ips !== 'failed' && ips.some((ip) => isInRange(this.#ip, ip, term)));
  }

  async #matches(term: SpfTerm, domain: string): Promise<boolean> {
    const { mechanism, value } = term;
    // A macro depends on the single email.
    if (value.includes('%')) throw new Ended('not-checked');
    const target = value === '' ? domain : value;
    switch (mechanism) {
      case 'all':
        return true;
      case 'ip4':
      case 'ip6':
        return isInRange(this.#ip, value, term);
      case 'a':
        return (await this.#lookUp(() => this.#dns.addresses(target))).some((ip) =>
          isInRange(this.#ip, ip, term),
        );
      case 'mx':
        return this.#isServerOf(target, term);
      case 'exists':
        return (await this.#lookUp(() => this.#dns.addresses(target))).length > 0;
      case 'include':
        return (await this.check(target, await this.#recordOf(target))) === 'pass';
      case 'ptr':
        // Deprecated, and receivers need not follow it.
        this.#lookups += 1;
        return false;
    }
  }

  async check(domain: string, text: string): Promise<SpfResult> {
    const record = parseSpf(text);
    if (!record) throw new Ended('malformed');
    for (const term of record.terms) if (await this.#matches(term, domain)) return term.verdict;
    const { redirect } = record;
    if (redirect === undefined) return 'neutral';
    if (redirect.includes('%')) throw new Ended('not-checked');
    return this.check(redirect, await this.#recordOf(redirect));
  }
}

export const evaluateSpf = async (
  dns: Dns,
  { ip, domain, record }: { readonly ip: string; readonly domain: string; readonly record: string },
): Promise<SpfResult> => {
  try {
    return await new SpfEvaluation(dns, ip).check(domain, record);
  } catch (error) {
    if (error instanceof Ended) return error.result;
    throw error;
  }
};
