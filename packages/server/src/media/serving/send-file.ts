import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FileInfo, FileStore } from '../../files/index.ts';
import { sendRefusal, matchesEntityTag, refuse } from '../../http/index.ts';
import { readRange } from './byte-range.ts';

export interface FileToSend {
  readonly key: string;
  readonly info: FileInfo;
  /** It stands in for another that could not be made; the next time there may be that one. */
  readonly isMakeshift?: boolean;
}

/** A part is only sent of the file that the browser has the other parts of. */
const rangeHeaderOf = ({ headers }: FastifyRequest, etag: string): string | undefined => {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? headers.range : undefined;
};

/** Sends a file of the store whole, in part, or not at all when the browser has it already. */
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
  // Sent nothing at all, fastify would state a length of 0.
  if (request.method === 'HEAD') return reply.send(Readable.from([]));
  const file = await files.get(key, range ? { range } : undefined);
  if (file) return reply.send(file.stream);
  reply.removeHeader('content-length');
  return sendRefusal(reply, refuse('not-found'));
};
