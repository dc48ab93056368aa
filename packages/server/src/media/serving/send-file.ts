import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileInfo, FileStore } from '../../files/index.ts';
import { sendRefusal, matchesEntityTag, refuse } from '../../http/index.ts';
import { readRange } from './byte-range.ts';

export interface FileToSend {
  readonly key: string;
  readonly info: FileInfo;
  /** Sent in place of a variant that could not be rendered, so it must not be cached for long. */
  readonly isFallback?: boolean;
}

/** `If-Range`: a range is sent only of the version that the browser has. */
const rangeHeaderOf = ({ headers }: FastifyRequest, etag: string): string | undefined => {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
};

/** Sends a file of the store: whole, a range of it, or 304. */
export const sendFile = async (
  files: FileStore,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { key, info }: FileToSend,
): Promise<FastifyReply> => {
  const etag = `"${info.etag}"`;
  reply.header('etag', etag).header('accept-ranges', 'bytes');
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = readRange(rangeHeaderOf(request, etag), info.size);
  if (range === 'unsatisfiable')
    return reply
      .code(416)
      .header('content-range', `bytes */${info.size}`)
      .header('cache-control', 'no-store')
      .send();
  const length = range ? range.end - range.start + 1 : info.size;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size}`);
  reply.type(info.contentType).header('content-length', length);
  // With an empty body fastify would set `content-length: 0`.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const file = await files.get(key, range ? { range } : undefined);
  if (file) return reply.send(file.stream);
  reply.removeHeader('content-length');
  return sendRefusal(reply, refuse('not-found'));
};
