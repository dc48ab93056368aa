import { mediaCalls } from '@sitewright/api/media';
import {
  cancelledUpload,
  findUploadFault,
  HEAD_BYTES,
  mediaMessages,
  uploadEndOf,
  type UploadFailure,
} from '@sitewright/domain/media';
import type { FileResponse, FileUpload } from '../../data-fetching/index.ts';
import { isAsset, type Asset } from '../asset.ts';

export type UploadState =
  | { readonly step: 'waiting' }
  | { readonly step: 'sending'; readonly sentBytes: number }
  | { readonly step: 'processing' }
  | { readonly step: 'complete'; readonly asset: Asset }
  | UploadFailure;

export interface Upload {
  readonly id: number;
  readonly name: string;
  readonly bytes: number;
  readonly state: UploadState;
}

export interface UploadQueue {
  /** Queues files; `onComplete` is called for each uploaded file. */
  readonly add: (files: readonly File[], onComplete?: (asset: Asset) => void) => void;
  readonly cancel: (id: number) => void;
  /** Retries a failed or cancelled upload. */
  readonly retry: (id: number) => void;
  /** Removes a finished upload from the list. */
  readonly dismiss: (id: number) => void;
  readonly list: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
}

const CONCURRENT_UPLOADS = 2;

interface Entry {
  readonly file: File;
  readonly onComplete: ((asset: Asset) => void) | undefined;
  control: AbortController;
}

type SendFile = (sending: FileUpload) => Promise<FileResponse>;

export const isInProgress = ({ state: { step } }: Upload): boolean =>
  step === 'waiting' || step === 'sending' || step === 'processing';

export const messageOf = (body: unknown): string | undefined => {
  const message: unknown =
    typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : undefined;
  return typeof message === 'string' ? message : undefined;
};

const findFault = async (file: File): Promise<string | undefined> => {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const fault = findUploadFault({ name: file.name, head, bytes: file.size });
  return fault && mediaMessages[fault];
};

/** Validates and uploads one file, reporting each state. */
const uploadEntry = async (
  { file, control }: Entry,
  send: SendFile,
  tell: (state: UploadState) => void,
): Promise<UploadState> => {
  const fault = await findFault(file);
  if (fault !== undefined) return { step: 'failed', text: fault, canRetry: false };
  let sent = { sentBytes: 0, isAllSent: false };
  tell({ step: 'sending', sentBytes: 0 });
  const { status, body } = await send({
    call: mediaCalls.uploadFile,
    query: { filename: file.name },
    file,
    signal: control.signal,
    onProgress: (sentBytes, isAllSent) => {
      sent = { sentBytes, isAllSent };
      tell(isAllSent ? { step: 'processing' } : { step: 'sending', sentBytes });
    },
  });
  return uploadEndOf({
    status,
    message: messageOf(body),
    asset: isAsset(body) ? body : undefined,
    isCancelled: control.signal.aborted,
    ...sent,
  });
};

/** Uploads files, two at a time. */
export const createUploadQueue = (send: SendFile): UploadQueue => {
  const entries = new Map<number, Entry>();
  const listeners = new Set<() => void>();
  let uploads: readonly Upload[] = [];
  let lastId = 0;

  const change = (next: readonly Upload[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const setState = (id: number, state: UploadState): void =>
    change(uploads.map((upload) => (upload.id === id ? { ...upload, state } : upload)));

  const uploadOne = async (id: number, entry: Entry): Promise<void> => {
    const isCurrent = (): boolean => entries.get(id)?.control === entry.control;
    const end = await uploadEntry(entry, send, (state) => (isCurrent() ? setState(id, state) : undefined));
    if (isCurrent()) setState(id, end);
    if (end.step === 'complete') entry.onComplete?.(end.asset);
    next();
  };

  const next = (): void => {
    const busy = uploads.filter(({ state: { step } }) => step === 'sending' || step === 'processing').length;
    for (const { id } of uploads
      .filter(({ state }) => state.step === 'waiting')
      .slice(0, CONCURRENT_UPLOADS - busy)) {
      const entry = entries.get(id);
      if (!entry) continue;
      setState(id, { step: 'sending', sentBytes: 0 });
      void uploadOne(id, { ...entry });
    }
  };

  return {
    add: (files, onComplete) => {
      const added = files.map((file): Upload => {
        lastId += 1;
        entries.set(lastId, { file, onComplete, control: new AbortController() });
        return { id: lastId, name: file.name, bytes: file.size, state: { step: 'waiting' } };
      });
      change([...uploads, ...added]);
      next();
    },
    cancel: (id) => {
      entries.get(id)?.control.abort();
      const waiting = uploads.find((upload) => upload.id === id)?.state.step === 'waiting';
      if (waiting) setState(id, cancelledUpload);
    },
    retry: (id) => {
      const entry = entries.get(id);
      if (!entry) return;
      entry.control = new AbortController();
      setState(id, { step: 'waiting' });
      next();
    },
    dismiss: (id) => {
      entries.delete(id);
      change(uploads.filter((upload) => upload.id !== id));
    },
    list: () => uploads,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
