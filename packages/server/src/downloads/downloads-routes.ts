import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '@sitewright/domain/ids';
import type { Database } from '../database/index.ts';
import type { FileStore } from '../files/index.ts';
import {
  attachmentNamed,
  databaseForRequest,
  originOf,
  refuse,
  sendRefusal,
  queryText,
} from '../http/index.ts';
import { findAsset, originalKey, sendFile } from '../media/index.ts';
import type { SiteDirectory } from '../sites/index.ts';
import { isDownloadLink } from './download-link.ts';
import { countDownload, findDownload, type BoughtDownload } from './downloads-store.ts';

export interface DownloadServices {
  readonly database: Database;
  readonly files: FileStore;
  readonly directory: SiteDirectory;
  readonly trustsProxy: boolean;
  readonly secret: string;
  readonly clock: () => Date;
}

/** A download that goes on where it was interrupted is not another one. */
const isContinued = ({ headers }: FastifyRequest): boolean => /^bytes=(?!0-)\d+-/.test(headers.range ?? '');

interface Admitted {
  readonly database: Database;
  readonly websiteId: string;
  readonly download: BoughtDownload;
}

const admit = async (
  request: FastifyRequest,
  { directory, trustsProxy, secret, clock, ...services }: DownloadServices,
): Promise<Admitted | undefined> => {
  const site = await directory.find(originOf(request.raw, trustsProxy).host);
  const downloadId = queryText(request.params, 'id');
  if (!site || !isId(downloadId)) return undefined;
  const link = { expires: queryText(request.query, 'expires'), token: queryText(request.query, 'token') };
  if (!isDownloadLink(secret, { websiteId: site.id, downloadId, now: clock() }, link)) return undefined;
  const database = databaseForRequest(services.database, {
    request: request.raw,
    siteId: site.id,
    trustsProxy,
  });
  const download = await findDownload(database, site.id, downloadId);
  return download?.isOwned ? { database, websiteId: site.id, download } : undefined;
};

const send = async (
  { files }: DownloadServices,
  { database, websiteId, download }: Admitted,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> => {
  const { request, reply } = exchange;
  const asset = await findAsset(database, websiteId, download.assetId);
  const key = asset && originalKey(websiteId, asset);
  const info = key === undefined ? undefined : await files.head(key);
  if (!asset || key === undefined || !info) return sendRefusal(reply, refuse('not-found'));
  if (!isContinued(request) && !(await countDownload(database, websiteId, download.downloadId)))
    return sendRefusal(reply, refuse('download-used-up'));
  reply.header('content-disposition', attachmentNamed(asset.filename));
  return sendFile(files, exchange, { key, info });
};

/** Files that were bought, by links that expire, are counted and end with a refund. */
export const registerDownloads = (app: FastifyInstance, services: DownloadServices): void => {
  app.get('/checkout/downloads/:id', async (request, reply) => {
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const admitted = await admit(request, services);
    if (!admitted) return sendRefusal(reply, refuse('download-gone'));
    return send(services, admitted, { request, reply });
  });
};
