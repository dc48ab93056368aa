import { isId } from '@sitewright/domain/ids';
import type { Site } from '@sitewright/domain/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import {
  hostCookieName,
  isRefusal,
  originOf,
  publicOriginOf,
  readCookie,
  refuse,
  sendRefusal,
  SESSION_COOKIE,
  type CallerLookup,
  type Refusal,
} from '../http/index.ts';
import type { DraftPages } from '../pages/index.ts';
import { describeDownload, fileUrlOf, findDownload, type FoundDownload } from './digital-preview-service.ts';

export interface DigitalPreviewServices {
  readonly database: Database;
  readonly drafts: DraftPages;
  readonly lookup: CallerLookup;
  readonly trustsProxy: boolean;
  readonly clock: () => Date;
}

interface OwnerView {
  readonly site: Site;
  readonly baseUrl: string;
}

/** Only who edits products sees what their buyers get. */
const admit = async (
  { raw }: FastifyRequest,
  { lookup, trustsProxy, clock }: DigitalPreviewServices,
): Promise<OwnerView | Refusal> => {
  const origin = originOf(raw, trustsProxy);
  const token = readCookie(raw.headers.cookie, hostCookieName(SESSION_COOKIE, origin.isSecure));
  const found = await lookup.findSite(origin.host);
  if (!found) return refuse('not-found');
  const contributor = token ? await lookup.findContributor(token, found, clock()) : undefined;
  if (!contributor) return refuse('not-signed-in');
  if (!contributor.permissions.has('products')) return refuse('not-allowed');
  const { site, isOwnHost } = found;
  const place = { primaryHost: site.primaryHost, isOwnHost };
  return { site, baseUrl: publicOriginOf(origin, place, raw.socket.localPort) };
};

interface Admitted extends OwnerView {
  readonly itemId: string;
  readonly download: FoundDownload;
}

const findAdmitted = async (
  request: FastifyRequest<{ Params: { id: string } }>,
  services: DigitalPreviewServices,
): Promise<Admitted | Refusal> => {
  const view = await admit(request, services);
  if (isRefusal(view)) return view;
  const itemId = request.params.id;
  const download = isId(itemId) ? await findDownload(services.database, view.site.id, itemId) : undefined;
  return download ? { ...view, itemId, download } : refuse('not-found');
};

const refuseUncached = (reply: FastifyReply, refusal: Refusal) =>
  sendRefusal(reply.header('cache-control', 'no-store'), refusal);

/** Page type 210: the owner's preview of a digital product. Never cached, for no other route serves these paths. */
export const registerDigitalPreviews = (http: FastifyInstance, services: DigitalPreviewServices): void => {
  http.get<{ Params: { id: string } }>('/store-preview/:id', async (request, reply) => {
    const admitted = await findAdmitted(request, services);
    if (isRefusal(admitted)) return refuseUncached(reply, admitted);
    const { site, baseUrl, itemId, download } = admitted;
    const digitalProduct = describeDownload(download, itemId);
    reply.hijack();
    await services.drafts.serve(request.raw, reply.raw, { site, baseUrl, mode: 'visitor', digitalProduct });
    return undefined;
  });
  http.get<{ Params: { id: string } }>('/store-preview/:id/file', async (request, reply) => {
    const admitted = await findAdmitted(request, services);
    if (isRefusal(admitted)) return refuseUncached(reply, admitted);
    const url = fileUrlOf(admitted.download);
    if (url === undefined) return refuseUncached(reply, refuse('not-found'));
    return reply.header('cache-control', 'no-store').redirect(url, 302);
  });
};
