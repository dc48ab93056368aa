import { isId } from '@sitewright/domain/ids';
import type { Site } from '@sitewright/domain/sites';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import { originalKey, sendFile } from '../media/index.ts';
import {
  attachmentNamed,
  findSignedInView,
  isRefusal,
  refuse,
  sendRefusal,
  type Refusal,
  type ViewOptions,
} from '../http/index.ts';
import type { DraftPages } from '../pages/index.ts';
import { describeDownload, findDownload, type FoundDownload } from './digital-preview-service.ts';

export interface DigitalPreviewServices extends ViewOptions {
  readonly database: Database;
  readonly files: FileStore;
  readonly drafts: DraftPages;
}

interface OwnerView {
  readonly site: Site;
  readonly baseUrl: string;
}

/** Only who edits products sees what their buyers get. */
const admit = async (
  { raw }: FastifyRequest,
  services: DigitalPreviewServices,
): Promise<OwnerView | Refusal> => {
  const view = await findSignedInView(raw, services);
  if (!view) return refuse('not-found');
  if (!view.contributor) return refuse('not-signed-in');
  return view.contributor.permissions.has('products') ? view : refuse('not-allowed');
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

/** The file itself: its address among the media of the site stays valid without a session, and is not named. */
const sendDownload = async (
  files: FileStore,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { site, download: { asset } }: Admitted,
): Promise<FastifyReply> => {
  const { reply } = exchange;
  const key = asset && originalKey(site.id, asset);
  const info = key === undefined ? undefined : await files.head(key);
  if (!asset || key === undefined || !info) return refuseUncached(reply, refuse('not-found'));
  reply.header('cache-control', 'no-store').header('content-disposition', attachmentNamed(asset.filename));
  return sendFile(files, exchange, { key, info });
};

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
    return sendDownload(services.files, { request, reply }, admitted);
  });
};
