import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';
import { encodePieces } from './encode-pieces.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pictures and fonts are packed already. */
const compressible = /^(?:text\/|application\/(?:json|manifest|rss|xml)|image\/svg)/;

/** The next one takes twice as long for a twentieth less. */
const QUICK = 1;
const SMALLEST = 11;

/** As far back as the body goes: the usual window of 4 MB takes dozens of megabytes for each page being packed. */
const windowFor = ({ length }: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + BESIDE_WINDOW)), LEAST_WINDOW),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** A window holds so many bytes less than its power of two; narrower ones than the least are packed another, slower way. */
const BESIDE_WINDOW = 16;
const LEAST_WINDOW = 17;

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Up to here packing quickly takes less than half a millisecond; with another thread both together would take twice that. */
const PACKED_AT_ONCE = 256 * 1024;

const packQuickly = (body: Buffer): Buffer | Promise<Buffer> =>
  body.length > PACKED_AT_ONCE
    ? compressBrotli(body, brotliOptions(body, QUICK))
    : brotliCompressSync(body, brotliOptions(body, QUICK));

/** In memory of its own size: what packs it hands over a small part of a large buffer, which would be kept whole. */
const fit = (packed: Buffer): Buffer => {
  const body = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(body);
  return body;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Header lines in the flat form that node writes without building an object for each answer; never changed. */
export type HeaderLines = string[];

export interface Variant {
  readonly body: Buffer;
  readonly headers: HeaderLines;
}

export interface AnswerParts {
  readonly status: number;
  readonly contentType: string;
  /** A long text best comes in pieces. */
  readonly body: string | Buffer | readonly string[];
  readonly cacheControl: string;
  readonly extraHeaders?: HeaderLines;
}

const bytesOf = (body: AnswerParts['body']): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  return typeof body === 'string' ? Buffer.from(body, 'utf8') : encodePieces(body);
};

/** One finished answer in every encoding made so far. Bodies are shared by all visitors and never changed. */
export class PreparedResponse {
  readonly status: number;
  readonly etag: string;
  readonly isHtml: boolean;
  readonly isStyles: boolean;
  readonly #parts: Omit<AnswerParts, 'body'>;
  #isFinished = false;
  readonly #variants = new Map<Encoding, Variant>();

  constructor({ body, ...parts }: AnswerParts) {
    // Without the body: kept with the page, its text would weigh twice as much as all that is counted.
    this.#parts = parts;
    this.status = parts.status;
    this.isHtml = parts.contentType.startsWith('text/html');
    this.isStyles = parts.contentType.startsWith('text/css');
    const identity = bytesOf(body);
    // Weak, because the forms of a body share it and differ in their bytes.
    this.etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
    this.#keep('identity', identity);
  }

  get bytes(): number {
    let sum = 0;
    for (const { body } of this.#variants.values()) sum += body.length;
    return sum;
  }

  /** Of the answer that the browser has this already; without the cache line it would forget what it was told. */
  get unchangedHeaders(): HeaderLines {
    return ['etag', this.etag, 'vary', 'accept-encoding', 'cache-control', this.#parts.cacheControl];
  }

  variant(encoding: Encoding): Variant | undefined {
    return this.#variants.get(encoding);
  }

  /** The same with its text changed. */
  withText(change: (text: string) => string): PreparedResponse {
    return new PreparedResponse({ ...this.#parts, body: change(this.#identity().toString('utf8')) });
  }

  /** Good enough to send now. */
  async compressQuickly(): Promise<void> {
    if (!this.#isCompressible()) return;
    this.#keep('br', fit(await packQuickly(this.#identity())));
  }

  /** Whether the smallest form exists or is being made. */
  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** As small as it gets; takes a hundred times longer, off the request's path. */
  async compressFully(): Promise<void> {
    this.#isFinished = true;
    if (!this.#isCompressible()) return;
    this.#keep('gzip', fit(await compressGzip(this.#identity(), { level: 9 })));
    const identity = this.#identity();
    this.#keep('br', fit(await compressBrotli(identity, brotliOptions(identity, SMALLEST))));
  }

  #isCompressible(): boolean {
    return compressible.test(this.#parts.contentType);
  }

  #identity(): Buffer {
    return this.#variants.get('identity')?.body ?? Buffer.alloc(0);
  }

  #keep(encoding: Encoding, body: Buffer): void {
    const { contentType, cacheControl, extraHeaders = [] } = this.#parts;
    this.#variants.set(encoding, {
      body,
      headers: [
        'content-type',
        contentType,
        'content-length',
        String(body.length),
        'vary',
        'accept-encoding',
        'etag',
        this.etag,
        'cache-control',
        cacheControl,
        'x-content-type-options',
        'nosniff',
        ...extraHeaders,
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    });
  }
}
