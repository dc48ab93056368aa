import type { Readable } from 'node:stream';
import { defaultFocalPoint, focalPointSources, type Asset, type Point } from '@sitewright/domain/media';
import type { Queryable } from '../../database/index.ts';
import type { FileStore } from '../../files/index.ts';
import { isRefusal, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { insertAsset } from '../media-store.ts';
import { receiveContent } from './receive-content.ts';
import { checkFileName, refuseAllButImages, refuseUnknown } from './uploads-service.ts';

export interface AssetToImport extends Partial<Pick<Asset, 'id' | 'altText' | 'title' | 'body'>> {
  readonly focalPoint?: Point & { readonly source?: number };
  readonly websiteId: string;
  readonly filename: string;
  readonly stream: Readable;
  readonly now: Date;
  /** Refuses everything else, before anything is stored. */
  readonly isPicture?: true;
}

/**
 * Stores a file that is not an upload, with the same checks, for an asset that is not inserted yet. It keeps its id; a
 * file that this program exported is stored unchanged.
 */
export const receiveAsset = async (
  files: FileStore,
  { websiteId, stream, now, ...given }: AssetToImport,
): Promise<Asset | Refusal> => {
  const filename = checkFileName(given.filename);
  if (isRefusal(filename)) return filename;
  const { id = newId(), altText = '', title = '', body = '' } = given;
  const chosen = given.focalPoint && { source: focalPointSources.OWNER, ...given.focalPoint };
  const file = { stream, declaredBytes: undefined };
  const content = await receiveContent(files, {
    file,
    websiteId,
    assetId: id,
    refuseType: (type) => (given.isPicture ? refuseAllButImages(type) : refuseUnknown(type, filename)),
  });
  if (isRefusal(content)) return content;
  const texts = { filename, altText, title, body };
  const focalPoint = chosen ?? defaultFocalPoint;
  return { ...content, ...texts, id, focalPoint, version: 1, uploadedOn: now };
};

/** Adds a file that is not an upload. */
export const importAsset = async (
  transaction: Queryable,
  files: FileStore,
  given: AssetToImport,
): Promise<Asset | Refusal> => {
  const asset = await receiveAsset(files, given);
  if (!isRefusal(asset)) await insertAsset(transaction, given.websiteId, asset);
  return asset;
};
