import type { IncomingMessage } from 'node:http';
import { normalizeHost } from '@sitewright/domain/sites';

const DEFAULT_HOST = 'preview.localhost';
const WILDCARD = '*.';

/** Browsers resolve every name below `localhost` to this machine. */
const isBelowLocalhost = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');

const isLocalAddress = (hostname: string): boolean =>
  isBelowLocalhost(hostname) || /^(?:127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * The host of previews: another host name, because cookies ignore ports. If all names below it resolve here, each
 * site has its own; otherwise all share one, and their pages are sandboxed.
 */
export class PreviewHost {
  readonly #isConfigured: boolean;
  /** With the port, if given. */
  readonly #host: string;
  readonly #name: string;
  readonly #trustsProxy: boolean;
  /** Whether the previews of all sites share one host name. */
  readonly isShared: boolean;

  constructor(configured: string | undefined, trustsProxy: boolean) {
    this.#isConfigured = configured !== undefined;
    this.#host = (configured ?? DEFAULT_HOST).replace(/^\*\./, '');
    this.#name = normalizeHost(this.#host);
    this.#trustsProxy = trustsProxy;
    this.isShared = !(configured?.startsWith(WILDCARD) ?? true) && !isBelowLocalhost(this.#name);
  }

  /** Checked at every request, before anything else. */
  matches({ headers }: IncomingMessage): boolean {
    const forwarded = this.#trustsProxy ? headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : headers.host;
    if (host === undefined || !host.toLowerCase().includes(this.#name)) return false;
    const name = normalizeHost(host);
    return name === this.#name || (!this.isShared && name.endsWith(`.${this.#name}`));
  }

  /** Whether a site is previewed at this host name. */
  isFor(host: string, identifier: string): boolean {
    return normalizeHost(host) === this.#nameFor(identifier);
  }

  /**
   * Origin of a site's previews for a contributor at the given origin. Undefined if the default name would not
   * resolve to this server, or if it equals the host that the contributor is signed in at.
   */
  originFor(origin: string, identifier: string): string | undefined {
    const { protocol, hostname, port } = new URL(origin);
    if (normalizeHost(hostname) === this.#nameFor(identifier)) return undefined;
    const host = this.isShared ? this.#host : `${identifier}.${this.#host}`;
    if (this.#isConfigured) return `${protocol}//${host}`;
    return isLocalAddress(hostname) ? `${protocol}//${host}${port === '' ? '' : `:${port}`}` : undefined;
  }

  #nameFor(identifier: string): string {
    return this.isShared ? this.#name : `${identifier}.${this.#name}`;
  }
}
