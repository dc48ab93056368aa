import type { IncomingMessage } from 'node:http';
import { normalizeHost } from '@sitewright/domain/sites';

const DEFAULT_HOST = 'preview.localhost';

/** The name that drafts are tried out under: another host, because cookies do not tell ports apart. */
export class PreviewHost {
  readonly #given: string | undefined;
  readonly #name: string;
  readonly #trustsProxy: boolean;

  constructor(given: string | undefined, trustsProxy: boolean) {
    this.#given = given;
    this.#name = normalizeHost(given ?? DEFAULT_HOST);
    this.#trustsProxy = trustsProxy;
  }

  /** Asked of every request, before all else. */
  isAskedFor({ headers }: IncomingMessage): boolean {
    const forwarded = this.#trustsProxy ? headers['x-forwarded-host'] : undefined;
    const host = typeof forwarded === 'string' ? forwarded : headers.host;
    if (host === undefined || host.length < this.#name.length) return false;
    return normalizeHost(host) === this.#name;
  }

  /**
   * Scheme, host and port of previews for somebody who works at the given origin. Nothing where the usual name would
   * not lead to this program, or where it is no other name than the one that the owner is signed in at.
   */
  originFor(origin: string): string | undefined {
    const { protocol, hostname, port } = new URL(origin);
    if (normalizeHost(hostname) === this.#name) return undefined;
    if (this.#given !== undefined) return `${protocol}//${this.#given}`;
    const isLocal = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
    return isLocal ? `${protocol}//${DEFAULT_HOST}${port === '' ? '' : `:${port}`}` : undefined;
  }
}
