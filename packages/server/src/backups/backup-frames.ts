import { createHash } from 'node:crypto';
import { BackupRefusal } from './backup-refusal.ts';

/**
 * A backup is a gzip stream of frames: a kind (one letter), a length (four bytes), and that many bytes.
 * `H` header; then per table `T` and its `R` rows; then per file `F` and its `B` bytes; `E` ends it with the checksum
 * of everything before. H, T, F and E are JSON; R is PostgreSQL's text form of COPY, the same in every version.
 */
export type FrameKind = 'H' | 'T' | 'R' | 'F' | 'B' | 'E';

export interface Frame {
  kind: FrameKind;
  payload: Buffer;
}

const prefixLength = 5;
const headerLetter = 'H'.charCodeAt(0);
const kinds = new Set<string>(['H', 'T', 'R', 'F', 'B', 'E'] satisfies FrameKind[]);
const usualPayload = 64 * 1024;
const largestPayload = 64 * 1024 * 1024;

export function encodeFrame({ kind, payload }: Frame): Buffer {
  const prefix = Buffer.alloc(prefixLength);
  prefix.write(kind, 0, 'latin1');
  prefix.writeUInt32BE(payload.length, 1);
  return Buffer.concat([prefix, payload]);
}

export function jsonFrame(kind: FrameKind, content: object): Frame {
  return { kind, payload: Buffer.from(JSON.stringify(content)) };
}

/** Regroups chunks into larger frames: a frame per row would have more overhead than content. */
export async function* dataFrames(kind: FrameKind, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += usualPayload) {
      const piece = chunk.subarray(at, at + usualPayload);
      waiting.push(piece);
      size += piece.length;
      if (size < usualPayload) continue;
      yield { kind, payload: Buffer.concat(waiting) };
      waiting = [];
      size = 0;
    }
  }
  if (size > 0) yield { kind, payload: Buffer.concat(waiting) };
}

/** Serializes the frames and appends the end frame with the checksum. */
export async function* sealFrames(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  const seal = createHash('sha256');
  for await (const frame of frames) {
    const bytes = encodeFrame(frame);
    seal.update(bytes);
    yield bytes;
  }
  yield encodeFrame(jsonFrame('E', { checksum: seal.digest('hex') }));
}

/** The frames before the end frame; throws unless the end frame is last and its checksum matches. */
export async function* unsealFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  const seal = createHash('sha256');
  let isSealed = false;
  for await (const frame of parseFrames(chunks)) {
    if (isSealed) throw damaged('something follows its end');
    if (frame.kind === 'E') {
      if (parseJson(frame)['checksum'] !== seal.digest('hex')) throw damaged('its checksum does not fit');
      isSealed = true;
    } else {
      seal.update(encodeFrame(frame));
      yield frame;
    }
  }
  if (!isSealed) throw damaged('its end is missing');
}

export function parseJson({ payload }: Frame): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(payload.toString('utf8'));
    return Object(content);
  } catch {
    throw damaged('a section cannot be read');
  }
}

export function damaged(reason: string, cause?: unknown): BackupRefusal {
  return new BackupRefusal(
    'backup-damaged',
    `The backup is damaged or incomplete (${reason}). Nothing was restored from it; use another one.`,
    { cause },
  );
}

export function notABackup(): BackupRefusal {
  return new BackupRefusal('not-a-backup', 'The file is not a backup made by Sitewright.');
}

async function* parseFrames(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let waiting = Buffer.alloc(0);
  let isBegun = false;
  for await (const chunk of chunks) {
    if (!isBegun && chunk[0] !== headerLetter) throw notABackup();
    isBegun = true;
    waiting = waiting.length === 0 ? Buffer.from(chunk) : Buffer.concat([waiting, chunk]);
    for (let length = wholeFrame(waiting); length !== undefined; length = wholeFrame(waiting)) {
      yield { kind: kindOf(waiting), payload: waiting.subarray(prefixLength, length) };
      waiting = waiting.subarray(length);
    }
  }
  if (waiting.length > 0) throw damaged('it ends in the middle of a section');
}

function wholeFrame(bytes: Buffer): number | undefined {
  if (bytes.length < prefixLength) return undefined;
  kindOf(bytes);
  const length = bytes.readUInt32BE(1);
  if (length > largestPayload) throw damaged('a section is larger than any');
  return bytes.length >= prefixLength + length ? prefixLength + length : undefined;
}

function kindOf(bytes: Buffer): FrameKind {
  const letter = bytes.toString('latin1', 0, 1);
  if (isKind(letter)) return letter;
  throw damaged('a section is of an unknown kind');
}

function isKind(letter: string): letter is FrameKind {
  return kinds.has(letter);
}
