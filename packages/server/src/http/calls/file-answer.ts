import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { downloadNamed } from '../responses/content-disposition.ts';

/** A file to download, sent as it is produced. */
export class FileAnswer {
  readonly stream: Readable;
  readonly filename: string;
  readonly contentType: string;

  constructor(
    stream: Readable,
    { filename, contentType }: { readonly filename: string; readonly contentType: string },
  ) {
    this.stream = stream;
    this.filename = filename;
    this.contentType = contentType;
  }
}

export const sendFileAnswer = (reply: FastifyReply, { stream, filename, contentType }: FileAnswer) =>
  reply
    .type(contentType)
    .header('content-disposition', downloadNamed(filename))
    .header('x-content-type-options', 'nosniff')
    .send(stream);
