import type { Site } from '@sitewright/domain/sites';
import { formInEffect, sellsProduct } from '@sitewright/domain/store';
import { pagePermissions } from '@sitewright/domain/pages';
import { renderProductForm } from '@sitewright/render/blocks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import {
  databaseForRequest,
  originOf,
  PreparedResponse,
  refuse,
  sendPrepared,
  sendRefusal,
} from '../http/index.ts';
import { accessOf } from '../page-access/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { readShownOffer } from './load/shown-offer.ts';
import type { VariantRow } from './load/cart-products-store.ts';

export interface ProductFormServices {
  readonly database: Database;
  readonly directory: SiteDirectory;
  readonly secret: string;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
  readStrings(site: Site): Promise<Readonly<Record<string, string>>>;
}

/** Opened by itself, the fragment loads and posts nothing. */
const headers = [
  'content-security-policy',
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'",
  'x-robots-tag',
  'noindex',
];

/** Shared caches must not serve what is behind a password. */
const cacheControlOf = ({ permission }: VariantRow): string =>
  permission === pagePermissions.public ? 'no-cache' : 'private, no-cache';

interface Found {
  readonly site: Site;
  readonly offer: VariantRow;
}

const findOffer = async (
  { directory, secret, trustsProxy, clock, ...services }: ProductFormServices,
  request: FastifyRequest,
): Promise<Found | undefined> => {
  const { itemId = '' } = request.params as { itemId?: string };
  const { host, isSecure } = originOf(request.raw, trustsProxy);
  const site = await directory.find(host);
  if (!site) return undefined;
  const now = clock();
  const access = accessOf({ site, cookieHeader: request.headers.cookie, isSecure, now }, secret);
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  const offer = await readShownOffer({ database, site, now, access }, itemId);
  return offer && sellsProduct(offer, site.features) ? { site, offer } : undefined;
};

/** The form of a product as HTML, for the dialog that asks before the product is added to the cart. */
export const registerProductForms = (app: FastifyInstance, services: ProductFormServices): void => {
  app.get('/-/product-forms/:itemId', async (request, reply) => {
    const found = await findOffer(services, request);
    if (!found) return sendRefusal(reply, refuse('not-found'));
    const { site, offer } = found;
    // The owner has removed it since the page was opened.
    if (!offer.form) return reply.code(204).header('cache-control', 'no-store').send();
    const body = renderProductForm({
      form: formInEffect(offer.form, site.features),
      language: site.settings.language,
      localizedStrings: await services.readStrings(site),
    });
    const response = new PreparedResponse({
      status: 200,
      contentType: 'text/html; charset=utf-8',
      body,
      cacheControl: cacheControlOf(offer),
      extraHeaders: headers,
    });
    await response.compressQuickly();
    reply.hijack();
    sendPrepared(response, { request: request.raw, response: reply.raw });
    return undefined;
  });
};
