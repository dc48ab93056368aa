import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import { addressOf, databaseForRequest, networkAddressOf, originOf, publicOriginOf } from '../http/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import type { CheckoutVisitor } from './checkout-service.ts';
import type { CheckoutSource } from './load-checkout.ts';
import { isTrustedVisitor } from './trusted-visitor.ts';

const MAX_BROWSER = 300;

export interface VisitorServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
  readonly openLink: OpenLink;
}

/** Whose token it is: of a payment link, or of the cart of a subscription. */
export type LinkKind = 'link' | 'cart';

/** The checkout of a token. Tokens that are not valid have one too: it refuses to be loaded. */
export type OpenLink = (
  visitor: Pick<CheckoutVisitor, 'database' | 'site' | 'now'>,
  token: string,
  kind: LinkKind,
) => CheckoutSource;

export interface RequestVisitor {
  readonly visitor: CheckoutVisitor;
  /** `Set-Cookie` lines for the answer. */
  readonly cookies: readonly string[];
}

/** As they are made: of links by a hash, of carts at random. */
const tokens = { link: /^[\w-]{43}$/, cart: /^[\w-]{32}$/ } as const;

/** In the path of the page, or in the query of its forms. */
const linkIn = ({
  params,
  query,
}: FastifyRequest): { readonly token: string; readonly kind: LinkKind } | undefined => {
  const { token, cartToken } = params as { token?: unknown; cartToken?: unknown };
  const { link, cart } = query as { link?: unknown; cart?: unknown };
  const ofCart = cartToken ?? cart;
  const given = ofCart ?? token ?? link;
  if (given === undefined) return undefined;
  // What is no token belongs to no checkout, least of all to that of the visitor's cart.
  const kind = ofCart === undefined ? 'link' : 'cart';
  return { token: typeof given === 'string' && tokens[kind].test(given) ? given : '', kind };
};

/** The visitor of a page or plain form, which are no calls. Undefined where no site answers to the host. */
export const findRequestVisitor = async (
  request: FastifyRequest,
  { directory, trustsProxy, clock, openLink, ...services }: VisitorServices,
): Promise<RequestVisitor | undefined> => {
  const { raw, headers } = request;
  const link = linkIn(request);
  const seen = originOf(raw, trustsProxy);
  const { host, isSecure, origin } = seen;
  const found = await directory.lookUpForCalls(host);
  const site = await directory.find(host);
  if (!found || !site) return undefined;
  const cookies: string[] = [];
  const now = clock();
  const database = databaseForRequest(services.database, { request: raw, siteId: site.id, trustsProxy });
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
    ...(link === undefined ? {} : { source: openLink(browser, link.token, link.kind) }),
  };
  return { visitor, cookies };
};
