import { fork, type ChildProcess } from 'node:child_process';
import { dirname, join } from 'node:path';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { programFolders } from '../../program-folders.ts';

type Steps = 'autoOrient' | 'extract' | 'flatten' | 'keepIccProfile' | 'raw' | 'removeAlpha' | 'resize';
type Encoders = 'avif' | 'jpeg' | 'png' | 'toColourspace' | 'webp';

/** A call of sharp, such as `['resize', { width: 300 }]`. */
export type ImageOperation = {
  readonly [Name in Steps | Encoders]: readonly [Name, ...Parameters<Sharp[Name]>];
}[Steps | Encoders];

export interface ImageTask {
  /** A path or the content. */
  readonly source: string | Buffer;
  readonly read: SharpOptions;
  readonly steps: readonly ImageOperation[];
}

interface Answer {
  readonly id: number;
  readonly result?: unknown;
  readonly fault?: string;
}

interface Waiting {
  readonly resolve: (result: never) => void;
  readonly reject: (fault: Error) => void;
}

const processFile = join(dirname(programFolders.migrations), 'src', 'media', 'images', 'image-process.mjs');

/** Images are requested in bursts: a dozen for a page, then none for an hour. */
const IDLE_MILLISECONDS = 2000;

interface ImageProcess {
  send(order: ImageTask & { readonly wants: 'metadata' | 'content' }, waiting: Waiting): void;
  readonly isOpen: () => boolean;
}

const startImageProcess = (): ImageProcess => {
  const child: ChildProcess = fork(processFile, { serialization: 'advanced', execArgv: [] });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isOpen = true;
  let idle: NodeJS.Timeout | undefined;

  /** An idle child process must not keep the program running. */
  const rest = (): void => {
    child.unref();
    child.channel?.unref();
    idle = setTimeout(close, IDLE_MILLISECONDS).unref();
  };

  const close = (): void => {
    isOpen = false;
    if (child.connected) child.disconnect();
  };

  child.on('message', ({ id, result, fault }: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (waiting.size === 0) rest();
    if (fault === undefined) resolve?.(result as never);
    else reject?.(new Error(fault));
  });

  const fail = (fault: Error): void => {
    isOpen = false;
    for (const { reject } of waiting.values()) reject(fault);
    waiting.clear();
  };
  child.on('error', fail);
  child.on('exit', () => fail(new Error('The process that draws pictures ended.')));

  return {
    isOpen: () => isOpen && child.connected,
    send(order, asking) {
      clearTimeout(idle);
      child.ref();
      child.channel?.ref();
      last += 1;
      waiting.set(last, asking);
      child.send({ ...order, id: last });
    },
  };
};

let imageProcess: ImageProcess | undefined;

const ask = <Result>(order: ImageTask, wants: 'metadata' | 'content'): Promise<Result> =>
  new Promise<Result>((resolve, reject) => {
    if (!imageProcess?.isOpen()) imageProcess = startImageProcess();
    imageProcess.send({ ...order, wants }, { resolve, reject });
  });

/** Rejects where the file is not a readable image. */
export const readMetadata = (order: Omit<ImageTask, 'steps'>): Promise<Metadata> =>
  ask({ ...order, steps: [] }, 'metadata');

export const renderImage = async (order: ImageTask): Promise<Buffer> =>
  Buffer.from(await ask<Uint8Array>(order, 'content'));
