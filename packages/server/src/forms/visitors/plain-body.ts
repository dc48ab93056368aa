import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { refuse, type Refusal } from '../../http/index.ts';

/** Texts of a form, whatever its encoding. */
export const MAX_TEXT_BYTES = 1_000_000;

const MAX_PARTS = 2000;

class TooLarge extends Error {}

/** Cut off, or not in the format that it claims to have. */
class Unreadable extends Error {}

export interface FilePart {
  readonly name: string;
  readonly filename: string;
  readonly stream: Readable;
}

export interface PlainBody {
  readonly maxBytes: number;
  /** Reads the file, or leaves it: what is left is discarded. */
  takeFile(part: FilePart): Promise<void>;
}

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

/** Chunks of a body of limited size. The connection stays open, so that a response can be sent. */
async function* chunksOf(request: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new TooLarge();
    yield chunk;
  }
}

const readText = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(request, MAX_TEXT_BYTES)) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
};

/** Collects texts and passes files on while they arrive; nothing of a file stays in memory. */
class PartReader {
  readonly entries = new URLSearchParams();
  readonly #parser: BusboyInstance;
  readonly #finished: Promise<unknown>;
  readonly #taking: Promise<void>[] = [];
  readonly #streams = new Set<Readable>();
  #textBytes = 0;

  constructor(contentType: string, { takeFile }: PlainBody) {
    this.#parser = new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldSize: MAX_TEXT_BYTES, parts: MAX_PARTS },
    });
    this.#finished = once(this.#parser, 'finish');
    this.#finished.catch(() => undefined);
    this.#parser.on('error', () => undefined);
    this.#parser.on('field', (name, value) => this.#addText(name, value));
    this.#parser.on('file', (name, stream, filename) => {
      // Errors are those of the parser, which are handled; a stream without a listener ends the process.
      stream.on('error', () => undefined);
      this.#streams.add(stream);
      const taken = takeFile({ name, filename, stream }).finally(() => stream.resume());
      taken.catch(() => undefined);
      this.#taking.push(taken);
    });
  }

  #addText(name: string, value: string): void {
    this.#textBytes += name.length + value.length;
    if (this.#textBytes <= MAX_TEXT_BYTES) this.entries.append(name, value);
  }

  async #write(chunk: Buffer): Promise<void> {
    if (!this.#parser.write(chunk)) await Promise.race([once(this.#parser, 'drain'), this.#finished]);
    if (this.#textBytes > MAX_TEXT_BYTES) throw new TooLarge();
  }

  async read(chunks: AsyncIterable<Buffer>): Promise<void> {
    try {
      for await (const chunk of chunks) await this.#write(chunk);
      this.#parser.end();
      await this.#finished;
    } catch (error) {
      for (const stream of this.#streams) stream.destroy(new Error('The form was not received.'));
      await Promise.allSettled(this.#taking);
      throw error instanceof TooLarge ? error : new Unreadable('The form cannot be read.', { cause: error });
    }
    await Promise.all(this.#taking);
  }
}

const readerOf = ({ headers }: IncomingMessage, body: PlainBody): PartReader => {
  try {
    return new PartReader(headers['content-type'] ?? '', body);
  } catch (error) {
    throw new Unreadable('The parts of the form have no boundary.', { cause: error });
  }
};

const readParts = async (request: IncomingMessage, body: PlainBody): Promise<URLSearchParams> => {
  const reader = readerOf(request, body);
  await reader.read(chunksOf(request, body.maxBytes));
  return reader.entries;
};

const declaredBytesOf = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0);

/** Browsers send line breaks as two characters; in the page, where they are counted and compared, they are one. */
const withLineFeeds = (entries: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...entries].map(([name, value]): [string, string] => [name, value.replaceAll(/\r\n?/g, '\n')]),
  );

/** The texts of a form without script. Its files are passed on as they arrive. */
export const readPlainBody = async (
  request: IncomingMessage,
  body: PlainBody,
): Promise<URLSearchParams | Refusal> => {
  const maxBytes = isMultipart(request) ? body.maxBytes : MAX_TEXT_BYTES;
  // Before anything is read: whoever announces a gigabyte is not made to send it.
  if (declaredBytesOf(request) > maxBytes) return refuse('too-large');
  try {
    return withLineFeeds(await (isMultipart(request) ? readParts(request, body) : readText(request)));
  } catch (error) {
    if (error instanceof TooLarge) return refuse('too-large');
    if (error instanceof Unreadable || request.destroyed) return refuse('bad-request');
    throw error;
  }
};
