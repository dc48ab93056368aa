import type { IncomingMessage } from 'node:http';
import { normalizeHost } from '@sitewright/domain/sites';

const DEFAULT_HOST = 'preview.localhost';
const WILDCARD = '*.';

/** Browsers take every name below `localhost` for this machine, without any set-up. */
const isBelowLocalhost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

const isLocalAddress = (hostname: string): boolean =>
  isBelowLocalhost(hostname) || /^(?:127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * The name that drafts are tried out under: another host, because cookies do not tell ports apart. Where every name
 * below it leads here, each site has one of its own; else all share the one, and their pages run in a sandbox.
 */
export class PreviewHost {
  readonly #isGiven: boolean;
  /** With the port, if one was given. */
  readonly #host: string;
  readonly #name: string;
  readonly #trustsProxy: boolean;
  /** Whether the previews of all sites have the same host name. */
  readonly isShared: boolean;

  constructor(given: string | undefined, trustsProxy: boolean) {
    this.#isGiven = given !== undefined;
    this.#host = (given ?? DEFAULT_HOST).replace(/^\*\./, '');
    this.#name = normalizeHost(this.#host);
    this.#trustsProxy = trustsProxy;
    this.isShared = !(given?.startsWith(WILDCARD) ?? true) && !isBelowLocalhost(this.#name);
  }

  /** Asked of every request, before all else. */
  isAskedFor({ headers }: IncomingMessage): boolean {
    const forwarded = this.#trustsProxy ? headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : headers.host;
    if (host === undefined || host.length < this.#name.length) return false;
    const name = normalizeHost(host);
    return name === this.#name || (!this.isShared && name.endsWith(`.${this.#name}`));
  }

  /** Whether a site is shown at this host name: at its own where it has one, and nowhere else. */
  isFor(host: string, identifier: string): boolean {
    return normalizeHost(host) === this.#nameFor(identifier);
  }

  /**
   * Scheme, host and port of a site's previews for somebody who works at the given origin. Nothing where the usual name
   * would not lead to this program, or where it is no other name than the one that the owner is signed in at.
   */
  originFor(origin: string, identifier: string): string | undefined {
    const { protocol, hostname, port } = new URL(origin);
    if (normalizeHost(hostname) === this.#nameFor(identifier)) return undefined;
    const host = this.isShared ? this.#host : `${identifier}.${this.#host}`;
    if (this.#isGiven) return `${protocol}//${host}`;
    return isLocalAddress(hostname) ? `${protocol}//${host}${port === '' ? '' : `:${port}`}` : undefined;
  }

  #nameFor(identifier: string): string {
    return this.isShared ? this.#name : `${identifier}.${this.#name}`;
  }
}
