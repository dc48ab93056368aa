import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from 'node:http';
import type { PreparedResponse, Variant } from './prepared-response.ts';
import { freeBytes, markBytes, takeBytes, takeMarkedBytes } from './send-buffers.ts';
import { chooseVariant, isUnchanged, type ResponseChoice } from './send-prepared.ts';

export interface Moment {
  /** For the `Date` of the response. */
  readonly now: number;
  /** How long the connection is kept for another request. */
  readonly idleMs: number;
}

/** Copying a larger body costs more than writing it beside its header does. */
const MAX_BODY_BYTES = 64 * 1024;

const headerText = (lines: readonly string[]): string => {
  let text = '';
  for (let index = 0; index < lines.length; index += 2) {
    const name = lines[index] ?? '';
    const value = lines[index + 1] ?? '';
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  return text;
};

/** The lines that Node adds to a response of a persistent connection. */
const connectionText = ({ now, idleMs }: Moment): string =>
  `Date: ${new Date(now).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(idleMs / 1000)}\r\n`;

const headBytes = (head: string): Buffer => Buffer.from(head, 'latin1');

/** A prepared response as it goes over the wire at one moment: status line, header fields and body in one Buffer. */
export class MomentaryResponse {
  readonly #response: PreparedResponse;
  readonly #moment: Moment;
  /** For visitors who get no lines of their own. */
  readonly #shared = new Map<Variant, Buffer>();
  /** Up to the lines that a visitor gets. */
  readonly #privateHeads = new Map<Variant, Buffer>();

  constructor(response: PreparedResponse, moment: Moment) {
    this.#response = response;
    this.#moment = moment;
  }

  /**
   * Undefined if the response is sent otherwise: the visitor has it, or it is large. Bytes for one visitor are for one
   * response.
   */
  bytesFor(choice: ResponseChoice, ownLines: readonly string[]): Buffer | undefined {
    if (isUnchanged(this.#response, choice)) return undefined;
    const variant = chooseVariant(this.#response, choice.acceptEncoding);
    if (variant.body.length > MAX_BODY_BYTES) return undefined;
    return ownLines.length === 0
      ? this.#sharedBytes(variant)
      : this.#ownBytes(variant, `${headerText(ownLines)}\r\n`);
  }

  /** The head up to the lines of the visitor, those, and the body. Of the last visitor only the lines are replaced. */
  #ownBytes(variant: Variant, ownText: string): Buffer {
    const head = this.#privateHead(variant);
    const ownEnd = head.length + ownText.length;
    const length = ownEnd + variant.body.length;
    const bytes = takeMarkedBytes(length, head) ?? this.#wholeBytes(variant, { head, ownEnd });
    bytes.write(ownText, head.length, 'latin1');
    return bytes;
  }

  #wholeBytes(
    { body }: Variant,
    { head, ownEnd }: { readonly head: Buffer; readonly ownEnd: number },
  ): Buffer {
    const bytes = takeBytes(ownEnd + body.length);
    bytes.set(head);
    bytes.set(body, ownEnd);
    markBytes(bytes, head);
    return bytes;
  }

  #sharedBytes(variant: Variant): Buffer {
    const known = this.#shared.get(variant);
    if (known) return known;
    const bytes = Buffer.concat([headBytes(`${this.#head(variant.headers)}\r\n`), variant.body]);
    this.#shared.set(variant, bytes);
    return bytes;
  }

  #privateHead(variant: Variant): Buffer {
    const known = this.#privateHeads.get(variant);
    if (known !== undefined) return known;
    const head = headBytes(this.#head(variant.privateHeaders));
    this.#privateHeads.set(variant, head);
    return head;
  }

  #head(headers: readonly string[]): string {
    const { status } = this.#response;
    return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${headerText(headers)}${connectionText(this.#moment)}`;
  }
}

/**
 * Writes a finished response in one piece, past the header and the body of `ServerResponse`, which cost more than
 * everything else about a cached page. The request must be a plain one of a persistent connection. Returns false where only
 * Node's own way is right: an earlier response of the connection is still to be sent, or the client does not read. The
 * bytes are given back once nothing reads them any more.
 */
export const trySendWhole = (response: ServerResponse, bytes: Buffer): boolean => {
  const { socket } = response;
  if (!socket?.writable || socket.writableLength > 0) return false;
  // At this event Node's server ends the exchange and goes on to the next one of the connection.
  socket.write(bytes, (fault) => {
    if (fault) return;
    freeBytes(bytes);
    response.emit('finish');
  });
  return true;
};
