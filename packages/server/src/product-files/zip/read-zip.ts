import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { productFileLimits, type ProductFileRefusal } from '@sitewright/domain/product-files';
import type { FileStore } from '../../files/index.ts';

/** A ZIP file that cannot be used, with the code of its refusal. */
export class ZipFault extends Error {
  readonly code: ProductFileRefusal;
  readonly line: undefined;

  constructor(code: ProductFileRefusal) {
    super(code);
    this.code = code;
  }
}

export interface ZipEntry {
  /** Its path inside the ZIP file. Never used as a path on disk. */
  readonly name: string;
  readonly method: number;
  readonly checksum: number;
  readonly compressedBytes: number;
  readonly offset: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAX_DIRECTORY_BYTES = 4_000_000;
const STORED = 0;
const DEFLATED = 8;

/** Part of the stored file. */
export type ReadRange = (start: number, length: number) => Promise<Buffer>;

export const rangeReader =
  (files: FileStore, key: string): ReadRange =>
  async (start, length) => {
    const file = await files.get(key, { range: { start, end: start + length - 1 } });
    if (!file) throw new ZipFault('file-missing');
    const parts: Buffer[] = [];
    for await (const part of file.stream) parts.push(part as Buffer);
    return Buffer.concat(parts);
  };

const findEnd = (tail: Buffer): Buffer => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1)
    if (tail.readUInt32LE(at) === END_SIGNATURE) return tail.subarray(at);
  throw new ZipFault('zip-unreadable');
};

const ENCRYPTED = 1;

const readEntry = (directory: Buffer, at: number): { entry: ZipEntry; next: number } => {
  if (at + 46 > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE)
    throw new ZipFault('zip-unreadable');
  const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
    directory.readUInt16LE(at + offset),
  ) as [number, number, number];
  if ((directory.readUInt16LE(at + 8) & ENCRYPTED) !== 0) throw new ZipFault('zip-unreadable');
  const entry = {
    name: directory.toString('utf8', at + 46, at + 46 + nameLength),
    method: directory.readUInt16LE(at + 10),
    checksum: directory.readUInt32LE(at + 16),
    compressedBytes: directory.readUInt32LE(at + 20),
    offset: directory.readUInt32LE(at + 42),
  };
  return { entry, next: at + 46 + nameLength + extraLength + commentLength };
};

/** Folders, and what systems put beside the files of people. */
const isFile = ({ name }: ZipEntry): boolean =>
  !name.endsWith('/') && !name.startsWith('__MACOSX/') && !/(^|\/)\./.test(name);

/** The files of a ZIP file, from its directory. */
export const listZip = async (read: ReadRange, size: number): Promise<ZipEntry[]> => {
  if (size < END_BYTES) throw new ZipFault('zip-unreadable');
  const tailBytes = Math.min(size, END_BYTES + MAX_COMMENT_BYTES);
  const end = findEnd(await read(size - tailBytes, tailBytes));
  const count = end.readUInt16LE(10);
  const [bytes, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > productFileLimits.ZIP_ENTRIES) throw new ZipFault('zip-too-many-files');
  if (bytes > MAX_DIRECTORY_BYTES || start + bytes > size) throw new ZipFault('zip-unreadable');
  const directory = bytes === 0 ? Buffer.alloc(0) : await read(start, bytes);
  const entries: ZipEntry[] = [];
  for (let index = 0, at = 0; index < count; index += 1) {
    const { entry, next } = readEntry(directory, at);
    entries.push(entry);
    at = next;
  }
  return entries.filter(isFile);
};

const MAX_STEP = 4_000_000;

async function* readPieces(read: ReadRange, start: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += MAX_STEP) yield await read(start + at, Math.min(MAX_STEP, length - at));
}

/** Errors of zlib have codes such as `Z_DATA_ERROR`: another attempt would fail in the same way. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

/** Counts what really comes out: the size in the directory may be a lie. */
async function* upTo(bytes: AsyncIterable<Buffer>, max: number, code: ProductFileRefusal) {
  let count = 0;
  try {
    for await (const part of bytes) {
      count += part.length;
      if (count > max) throw new ZipFault(code);
      yield part;
    }
  } catch (error) {
    throw isBroken(error) ? new ZipFault('zip-unreadable') : error;
  }
}

/** The content of a file in a ZIP file, up to so many bytes. */
export const openZipEntry = async (
  read: ReadRange,
  entry: ZipEntry,
  { max, tooLarge }: { readonly max: number; readonly tooLarge: ProductFileRefusal },
): Promise<Readable> => {
  const local = await read(entry.offset, 30);
  if (local.length < 30 || local.readUInt32LE(0) !== LOCAL_SIGNATURE) throw new ZipFault('zip-unreadable');
  const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
  const pieces = Readable.from(readPieces(read, start, entry.compressedBytes), { objectMode: false });
  if (entry.method === STORED) return Readable.from(upTo(pieces, max, tooLarge), { objectMode: false });
  if (entry.method !== DEFLATED) throw new ZipFault('zip-unreadable');
  const inflate = createInflateRaw();
  pieces.on('error', (error) => inflate.destroy(error));
  return Readable.from(upTo(pieces.pipe(inflate), max, tooLarge), { objectMode: false });
};
