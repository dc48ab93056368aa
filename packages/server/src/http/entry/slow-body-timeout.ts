import type { IncomingMessage, ServerResponse } from 'node:http';

export interface SlowBodyLimit {
  /** Looked at so often; a body that ends within it is never late. */
  readonly withinMs: number;
  /** What must arrive in that time at the least, or the rest of the body. */
  readonly leastBytes: number;
}

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  bytesRead: number;
  since: number;
}

const LOOKS_PER_PERIOD = 4;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

/** Nothing more is taken from the line while the program is busy with what came before: not the sender's fault. */
const isHeldUp = ({ socket, readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  socket.isPaused() || readableLength >= readableHighWaterMark;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

const cutOff = ({ request: { socket }, response }: Watched): void => {
  if (response.headersSent) socket.destroy();
  else socket.end(TOO_SLOW, () => socket.destroy());
};

/**
 * Ends requests whose body comes in drips. A large file on a slow line may take its time as long as it goes on; a
 * limit for the whole time would be either too short for it or long enough to hold thousands of connections.
 */
export class BodyWatch {
  readonly #pace: SlowBodyLimit;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(pace: SlowBodyLimit) {
    this.#pace = pace;
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return;
    const watched = { request, response, bytesRead: request.socket.bytesRead, since: performance.now() };
    this.#watched.add(watched);
    request.once('close', () => this.#forget(watched));
    this.#timer ??= setInterval(() => this.#look(), this.#pace.withinMs / LOOKS_PER_PERIOD).unref();
  }

  #look(): void {
    const now = performance.now();
    for (const watched of this.#watched) {
      const { request, bytesRead, since } = watched;
      if (request.complete || request.socket.destroyed) this.#forget(watched);
      else if (request.socket.bytesRead - bytesRead >= this.#pace.leastBytes || isHeldUp(request)) {
        watched.bytesRead = request.socket.bytesRead;
        watched.since = now;
      } else if (now - since >= this.#pace.withinMs) {
        this.#forget(watched);
        cutOff(watched);
      }
    }
  }

  #forget(watched: Watched): void {
    this.#watched.delete(watched);
    if (this.#watched.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
