import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, type BrotliOptions } from 'node:zlib';
import { encodeChunks } from './encode-chunks.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Images and fonts are compressed already. */
const compressible = /^(?:text\/|application\/(?:json|manifest|rss|xml)|image\/svg)/;

/** The next quality takes twice as long for 5 % less. */
const FAST_QUALITY = 1;
const BEST_QUALITY = 11;

/** A window of the size of the body: the default of 4 MB takes dozens of megabytes for each page being compressed. */
const windowFor = ({ length }: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + WINDOW_OVERHEAD)), MIN_WINDOW),
    constants.BROTLI_DEFAULT_WINDOW,
  );

/** A window holds this many bytes less than its power of two; below the minimum brotli uses a slower method. */
const WINDOW_OVERHEAD = 16;
const MIN_WINDOW = 17;

const brotliOptions = (body: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(body),
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

/** Up to this size fast compression takes less than 0.5 ms; a thread switch would double that. */
const SYNC_COMPRESSION_BYTES = 256 * 1024;

const compressFast = (body: Buffer): Buffer | Promise<Buffer> =>
  body.length > SYNC_COMPRESSION_BYTES
    ? compressBrotli(body, brotliOptions(body, FAST_QUALITY))
    : brotliCompressSync(body, brotliOptions(body, FAST_QUALITY));

/** Copied: the compressor returns a slice of a larger buffer, which would stay in memory as a whole. */
const copyExact = (compressed: Buffer): Buffer => {
  const body = Buffer.allocUnsafeSlow(compressed.length);
  compressed.copy(body);
  return body;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Names and values alternating, which node writes without building an object per response. Never mutated. */
export type HeaderLines = string[];

export interface SharedHeaders {
  readonly headers: HeaderLines;
  /** For a visitor who gets lines of their own: a shared cache must not store those with the page. */
  readonly privateHeaders: HeaderLines;
}

export interface Variant extends SharedHeaders {
  readonly body: Buffer;
}

export interface ResponseParts {
  readonly status: number;
  readonly contentType: string;
  /** Long texts as chunks, which are not joined. */
  readonly body: string | Buffer | readonly string[];
  readonly cacheControl: string;
  readonly extraHeaders?: HeaderLines;
}

/** A response as another thread gets it. */
export interface SentResponse {
  readonly parts: Omit<ResponseParts, 'body'>;
  readonly etag: string;
  readonly bodies: readonly (readonly [Encoding, Uint8Array])[];
}

const CACHE_LINE = 'cache-control';

const shareHeaders = (headers: HeaderLines): SharedHeaders => {
  const at = headers.indexOf(CACHE_LINE) + 1;
  const isPrivate = /private|no-store/.test(headers[at] ?? '');
  return { headers, privateHeaders: isPrivate ? headers : headers.with(at, 'private, no-cache') };
};

const bytesOf = (body: ResponseParts['body']): Buffer => {
  if (Buffer.isBuffer(body)) return body;
  return typeof body === 'string' ? Buffer.from(body, 'utf8') : encodeChunks(body);
};

/** A finished response in every encoding that exists so far. Bodies are shared by all visitors and never mutated. */
export class PreparedResponse {
  readonly status: number;
  readonly etag: string;
  readonly isHtml: boolean;
  readonly isStyles: boolean;
  readonly #parts: Omit<ResponseParts, 'body'>;
  #isFinished = false;
  readonly #variants = new Map<Encoding, Variant>();

  constructor({ body, ...parts }: ResponseParts, etag?: string) {
    // Without the body: the text would take twice the memory that `bytes` counts.
    this.#parts = parts;
    this.status = parts.status;
    this.isHtml = parts.contentType.startsWith('text/html');
    this.isStyles = parts.contentType.startsWith('text/css');
    const identity = bytesOf(body);
    // Weak, because all encodings of the body share it. It guards nothing, and the site's own pages are all it is of:
    // SHA-1 takes a third of the time of SHA-256, which was 3 % of a page.
    this.etag = etag ?? `W/"${hash('sha1', identity, 'base64url').slice(0, 22)}"`;
    this.#store('identity', identity);
  }

  /** The response that another thread has sent. */
  static receive({ parts, etag, bodies }: SentResponse): PreparedResponse {
    const buffers = new Map(
      bodies.map(([encoding, { buffer, byteOffset, byteLength }]) => [
        encoding,
        Buffer.from(buffer, byteOffset, byteLength),
      ]),
    );
    const body = buffers.get('identity') ?? Buffer.alloc(0);
    const response = new PreparedResponse({ ...parts, body }, etag);
    for (const [encoding, buffer] of buffers) response.#store(encoding, buffer);
    return response;
  }

  /** For another thread; the bodies may be moved there, and then this response has none. */
  send(): SentResponse {
    const bodies = [...this.#variants].map(([encoding, { body }]) => [encoding, body] as const);
    return { parts: this.#parts, etag: this.etag, bodies };
  }

  get bytes(): number {
    let sum = 0;
    for (const { body } of this.#variants.values()) sum += body.length;
    return sum;
  }

  /** For 304 Not Modified. It repeats `cache-control`: the browser replaces the stored one. */
  get unchangedHeaders(): SharedHeaders {
    const { cacheControl } = this.#parts;
    return shareHeaders(['etag', this.etag, 'vary', 'accept-encoding', CACHE_LINE, cacheControl]);
  }

  variant(encoding: Encoding): Variant | undefined {
    return this.#variants.get(encoding);
  }

  /** The same response with another text. */
  withText(change: (text: string) => string): PreparedResponse {
    return new PreparedResponse({ ...this.#parts, body: change(this.#identity().toString('utf8')) });
  }

  /** Fast enough for the request that waits for it. */
  async compressQuickly(): Promise<void> {
    if (!this.#isCompressible() || this.#variants.has('br')) return;
    this.#store('br', copyExact(await compressFast(this.#identity())));
  }

  /** Whether the best compression is done or running. */
  get isFinished(): boolean {
    return this.#isFinished;
  }

  /** Best compression; takes a hundred times longer, so no request waits for it. */
  async compressFully(): Promise<void> {
    this.#isFinished = true;
    if (!this.#isCompressible()) return;
    this.#store('gzip', copyExact(await compressGzip(this.#identity(), { level: 9 })));
    const identity = this.#identity();
    this.#store('br', copyExact(await compressBrotli(identity, brotliOptions(identity, BEST_QUALITY))));
  }

  #isCompressible(): boolean {
    return compressible.test(this.#parts.contentType);
  }

  #identity(): Buffer {
    return this.#variants.get('identity')?.body ?? Buffer.alloc(0);
  }

  #store(encoding: Encoding, body: Buffer): void {
    const { contentType, cacheControl, extraHeaders = [] } = this.#parts;
    const headers = shareHeaders([
      'content-type',
      contentType,
      'content-length',
      String(body.length),
      'vary',
      'accept-encoding',
      'etag',
      this.etag,
      CACHE_LINE,
      cacheControl,
      'x-content-type-options',
      'nosniff',
      ...extraHeaders,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ]);
    this.#variants.set(encoding, { body, ...headers });
  }
}
