import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  HEAD_BYTES,
  MAX_SVG_BYTES,
  mostBytesOf,
  recognizeFile,
  type AssetContent,
  type FileType,
} from '@sitewright/domain/media';
import type { FileStore } from '../../files/index.ts';
import { isRefusal, refuse, type IncomingFile, type Refusal } from '../../http/index.ts';
import { newId } from '../../ids/index.ts';
import { peekBytes, TooManyBytes, withSpooledFile, type PeekedBytes } from './incoming-bytes.ts';
import { contentKey, originalName } from '../media-keys.ts';
import { imageLimit } from '../images/concurrency-limit.ts';
import { prepareImage } from '../images/prepare-image.ts';

export interface ContentToReceive {
  readonly file: IncomingFile;
  readonly websiteId: string;
  readonly assetId: string;
  /** Refuses types that are not accepted here; undefined stands for an unknown type. */
  refuseType(type: FileType | undefined): Refusal | undefined;
}

const mostBytes = ({ name, kind }: FileType): number => (name === 'svg' ? MAX_SVG_BYTES : mostBytesOf(kind));

const refuseSize = ({ name, kind }: FileType): Refusal =>
  refuse(name === 'svg' ? 'svg-too-large' : `${kind}-too-large`);

const contentOf = (type: FileType, contentId: string) => ({
  contentId,
  kind: type.kind,
  contentType: type.contentType,
  extension: type.extension,
});

const storePicture = async (
  files: FileStore,
  { websiteId, assetId }: ContentToReceive,
  { bytes: incoming, type }: { readonly bytes: PeekedBytes; readonly type: FileType },
): Promise<AssetContent | Refusal> =>
  withSpooledFile(incoming.upTo(mostBytes(type)), (path) =>
    imageLimit(async () => {
      const prepared = await prepareImage(path, type);
      if (isRefusal(prepared)) return prepared;
      const { content, ...facts } = prepared;
      const stored = contentOf(type, newId());
      const key = contentKey({ websiteId, assetId, contentId: stored.contentId }, originalName(type));
      const body = typeof content === 'string' ? createReadStream(content) : content;
      const { size: bytes } = await files.put(key, body, { contentType: type.contentType });
      return { ...stored, ...facts, bytes };
    }),
  );

const storeFile = async (
  files: FileStore,
  { websiteId, assetId }: ContentToReceive,
  { bytes, type }: { readonly bytes: PeekedBytes; readonly type: FileType },
): Promise<AssetContent> => {
  const stored = contentOf(type, newId());
  const key = contentKey({ websiteId, assetId, contentId: stored.contentId }, originalName(type));
  const stream = Readable.from(bytes.upTo(mostBytes(type)), { objectMode: false });
  const { size } = await files.put(key, stream, { contentType: type.contentType });
  return { ...stored, bytes: size, frames: 1 };
};

const takeIn = async (
  files: FileStore,
  asked: ContentToReceive,
  bytes: PeekedBytes,
): Promise<AssetContent | Refusal> => {
  if (bytes.head.length === 0) return refuse('file-empty');
  const type = recognizeFile(bytes.head);
  const refused = asked.refuseType(type);
  if (refused || !type) return refused ?? refuse('file-type-unsupported');
  if ((asked.file.declaredBytes ?? 0) > mostBytes(type)) return refuseSize(type);
  try {
    const store = type.kind === 'image' ? storePicture : storeFile;
    return await store(files, asked, { bytes, type });
  } catch (error) {
    if (error instanceof TooManyBytes) return refuseSize(type);
    throw error;
  }
};

/** Checks a file by its content and stores it. */
export const receiveContent = async (
  files: FileStore,
  asked: ContentToReceive,
): Promise<AssetContent | Refusal> => {
  const { stream } = asked.file;
  try {
    const bytes = await peekBytes(stream, HEAD_BYTES);
    try {
      return await takeIn(files, asked, bytes);
    } finally {
      await bytes.close();
    }
  } catch (error) {
    // The client disconnected, which is no error of ours.
    if (stream.errored) return refuse('upload-broken-off');
    throw error;
  }
};
