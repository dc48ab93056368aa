import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import { addressOf, networkAddressOf, originOf, publicOriginOf } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import type { CheckoutVisitor } from './checkout-service.ts';
import { isTrustedVisitor } from './trusted-visitor.ts';

const MAX_BROWSER = 300;

export interface VisitorServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

export interface RequestVisitor {
  readonly visitor: CheckoutVisitor;
  /** `Set-Cookie` lines for the answer. */
  readonly cookies: readonly string[];
}

/** The visitor of a page or plain form, which are no calls. Undefined where no site answers to the host. */
export const findRequestVisitor = async (
  { raw, headers }: FastifyRequest,
  { database, directory, trustsProxy, clock }: VisitorServices,
): Promise<RequestVisitor | undefined> => {
  const seen = originOf(raw, trustsProxy);
  const { host, isSecure, origin } = seen;
  const found = await directory.lookUpForCalls(host);
  const site = await directory.find(host);
  if (!found || !site) return undefined;
  const cookies: string[] = [];
  const now = clock();
  const browser = { database, site, now, isSecure, cookieHeader: headers.cookie };
  const { isOwnerHost, isOwnerSite, isOwnHost } = found;
  const { primaryHost } = site;
  const visitor: CheckoutVisitor = {
    ...browser,
    isTrusted: await isTrustedVisitor({ ...browser, origin, isOwnerHost, isOwnerSite }),
    publicOrigin: publicOriginOf(seen, { primaryHost, isOwnHost }, raw.socket.localPort),
    address: addressOf(raw, trustsProxy),
    network: networkAddressOf(raw, trustsProxy),
    browser: (headers['user-agent'] ?? '').slice(0, MAX_BROWSER),
    setCookie: (line) => cookies.push(line),
  };
  return { visitor, cookies };
};
