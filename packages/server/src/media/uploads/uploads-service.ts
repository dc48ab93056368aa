import {
  defaultFocalPoint,
  findFileNameFault,
  mediaMessages,
  tidyFileName,
  unknownFileFault,
  type Asset,
  type AssetContent,
  type FileType,
} from '@sitewright/domain/media';
import type { FileStore } from '../../files/index.ts';
import {
  checkTexts,
  isRefusal,
  refuse,
  type ContributorContext,
  type IncomingFile,
  type Refusal,
  type ReceivedFile,
} from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { enqueueJob } from '../../jobs/index.ts';
import { invalidateCacheTags } from '../../sites/index.ts';
import { noteOf } from '../describe-asset.ts';
import { removeContentKind } from './media-kinds.ts';
import { removeContent } from '../media-keys.ts';
import { findAsset, insertAsset, lockAsset, updateContent } from '../media-store.ts';
import { receiveContent } from './receive-content.ts';

type TakenAsset = ReceivedFile<ContributorContext, Asset>;

export const checkFileName = (name: string): string | Refusal => {
  const filename = tidyFileName(name);
  const fault = findFileNameFault(filename);
  return fault ? refuse(fault, { filename: mediaMessages[fault] }) : filename;
};

export const refuseAllButImages = (type: FileType | undefined): Refusal | undefined =>
  type?.kind === 'image' ? undefined : refuse('image-type-unsupported');

export const refuseUnknown = (type: FileType | undefined, filename: string): Refusal | undefined =>
  type ? undefined : refuse(unknownFileFault(filename));

const addAsset = async (
  { database, site, now, note }: ContributorContext,
  {
    id,
    filename,
    content,
  }: { readonly id: string; readonly filename: string; readonly content: AssetContent },
): Promise<Asset> => {
  const texts = { altText: '', title: '', body: '' };
  const asset: Asset = {
    id,
    version: 1,
    filename,
    ...texts,
    ...content,
    focalPoint: defaultFocalPoint,
    uploadedOn: now,
  };
  await insertAsset(database, site.id, asset);
  note({ subject: `asset:${id}`, after: noteOf(asset) });
  return asset;
};

export interface Upload {
  readonly file: IncomingFile;
  readonly filename: string;
  refuseType(type: FileType | undefined, filename: string): Refusal | undefined;
}

export const receiveUpload = async (
  files: FileStore,
  { site, contributor }: ContributorContext,
  { file, refuseType, ...named }: Upload,
): Promise<TakenAsset | Refusal> => {
  const filename = checkFileName(named.filename);
  if (isRefusal(filename)) return filename;
  const fault = checkTexts({ after: { filename } }, contributor.permissions);
  if (fault) return fault;
  const id = newId();
  const content = await receiveContent(files, {
    file,
    refuseType: (type) => refuseType(type, filename),
    websiteId: site.id,
    assetId: id,
  });
  if (isRefusal(content)) return content;
  const place = { websiteId: site.id, assetId: id, contentId: content.contentId };
  return {
    commit: (context) => addAsset(context, { id, filename, content }),
    discard: () => removeContent(files, place),
  };
};

const replaceContent = async (
  { database, site, now, note }: ContributorContext,
  id: string,
  content: AssetContent,
): Promise<Asset | Refusal> => {
  const before = await lockAsset(database, site.id, id);
  if (!before || before.trashedOn) return refuse('not-found');
  const after = await updateContent(database, { websiteId: site.id, id }, content);
  if (!after) return refuse('not-found');
  await enqueueJob(database, removeContentKind, {
    websiteId: site.id,
    runAt: now,
    payload: { assetId: id, contentId: before.contentId },
  });
  await invalidateCacheTags(database, site.id, ['site']);
  note({ subject: `asset:${id}`, before: noteOf(before), after: noteOf(after) });
  return after;
};

/** The new content gets a new id and version, so that cached responses of the old one stay valid. */
export const receiveReplacement = async (
  files: FileStore,
  { site, database }: ContributorContext,
  { id, file }: { readonly id: string; readonly file: IncomingFile },
): Promise<TakenAsset | Refusal> => {
  const asset = await findAsset(database, site.id, id);
  if (!asset || asset.trashedOn) return refuse('not-found');
  const content = await receiveContent(files, {
    file,
    websiteId: site.id,
    assetId: id,
    refuseType: (type) =>
      type && type.kind !== asset.kind ? refuse('kind-changes') : refuseUnknown(type, asset.filename),
  });
  if (isRefusal(content)) return content;
  return {
    commit: (context) => replaceContent(context, id, content),
    discard: () => removeContent(files, { websiteId: site.id, assetId: id, contentId: content.contentId }),
  };
};
