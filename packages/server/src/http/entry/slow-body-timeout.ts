import type { IncomingMessage, ServerResponse } from 'node:http';

export interface SlowBodyLimit {
  /** The check interval; a body that arrives within one interval is never timed out. */
  readonly withinMs: number;
  /** The minimum that must arrive per interval, unless the body ends. */
  readonly leastBytes: number;
}

interface Watched {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  bytesRead: number;
  since: number;
}

const CHECKS_PER_PERIOD = 4;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

/** The stream is paused by backpressure: the client is not the slow side. */
const isHeldUp = ({ socket, readableLength, readableHighWaterMark }: IncomingMessage): boolean =>
  socket.isPaused() || readableLength >= readableHighWaterMark;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

const cutOff = ({ request: { socket }, response }: Watched): void => {
  if (response.headersSent) socket.destroy();
  else socket.end(TOO_SLOW, () => socket.destroy());
};

/**
 * Ends requests whose body arrives too slowly (slowloris). A large file on a slow line is fine as long as it makes
 * progress; a total timeout would be too short for it, or long enough to hold thousands of connections.
 */
export class BodyWatch {
  readonly #limit: SlowBodyLimit;
  readonly #watched = new Set<Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limit: SlowBodyLimit) {
    this.#limit = limit;
  }

  watch(request: IncomingMessage, response: ServerResponse): void {
    if (!hasBody(request)) return;
    const watched = { request, response, bytesRead: request.socket.bytesRead, since: performance.now() };
    this.#watched.add(watched);
    request.once('close', () => this.#forget(watched));
    this.#timer ??= setInterval(() => this.#check(), this.#limit.withinMs / CHECKS_PER_PERIOD).unref();
  }

  #check(): void {
    const now = performance.now();
    for (const watched of this.#watched) {
      const { request, bytesRead, since } = watched;
      if (request.complete || request.socket.destroyed) this.#forget(watched);
      else if (request.socket.bytesRead - bytesRead >= this.#limit.leastBytes || isHeldUp(request)) {
        watched.bytesRead = request.socket.bytesRead;
        watched.since = now;
      } else if (now - since >= this.#limit.withinMs) {
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
