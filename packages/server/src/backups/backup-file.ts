import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { isDiskFull } from '../database/index.ts';
import { damaged, notABackup, sealFrames, unsealFrames, type Frame } from './backup-frames.ts';
import { parseHeader, type BackupHeader } from './backup-header.ts';
import { BackupRefusal } from './backup-refusal.ts';

// Two thirds of the time of the default level for a few per cent more bytes.
const compressionLevel = 4;

/** Writes the frames to a temporary file and renames it once it is complete and flushed. */
export async function writeBackupFile(to: string, frames: AsyncIterable<Frame>): Promise<void> {
  const partial = `${to}.partial`;
  try {
    await pipeline(
      Readable.from(sealFrames(frames), { objectMode: false }),
      createGzip({ level: compressionLevel }),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, to);
  } catch (error) {
    await rm(partial, { force: true });
    throw isFileFault(error) ? notWritten(to, error) : error;
  }
}

/** The frames of a backup file; throws a refusal, at the latest at the end, where the file is incomplete. */
export async function* readBackupFile(from: string): AsyncGenerator<Frame> {
  await checkIsGzip(from);
  const source = createReadStream(from);
  const unpacked = createGunzip();
  source.once('error', (error) => unpacked.destroy(error));
  try {
    yield* unsealFrames(source.pipe(unpacked));
  } catch (error) {
    throw isUnpackingFault(error) ? damaged('it cannot be unpacked', error) : error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

/** Reads no further than the header. */
export async function readBackupHeader(from: string): Promise<BackupHeader> {
  const frames = readBackupFile(from);
  try {
    const first = await frames.next();
    return parseHeader(first.done ? undefined : first.value);
  } finally {
    await frames.return(undefined);
  }
}

async function checkIsGzip(from: string): Promise<void> {
  const file = await open(from).catch((error: unknown) => {
    throw new BackupRefusal('backup-missing', `The backup ${from} cannot be read.`, { cause: error });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    if (bytesRead === 2 && buffer.readUInt16BE(0) === 0x1f8b) return;
    throw notABackup();
  } finally {
    await file.close();
  }
}

function isFileFault(error: unknown): boolean {
  return isDiskFull(error) || (error instanceof Error && 'syscall' in error && 'path' in error);
}

function isUnpackingFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}

function notWritten(to: string, error: unknown): BackupRefusal {
  const reason = error instanceof Error ? error.message : String(error);
  return new BackupRefusal('backup-not-written', `The backup ${to} could not be written (${reason}).`, {
    cause: error,
  });
}
