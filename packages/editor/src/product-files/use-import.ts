import type { CallAnswer } from '@sitewright/api/call';
import { productFileCalls } from '@sitewright/api/product-files';
import { isRecord } from '@sitewright/domain/documents';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallRefused, send, sendFile } from '../data-fetching/index.ts';

export type ProductImport = CallAnswer<typeof productFileCalls.read>;
export type ImportOptions = ProductImport['options'];
export type ImportSummary = NonNullable<ProductImport['summary']>;

type Outcome =
  | { readonly ok: true; readonly answer: ProductImport | CallAnswer<typeof productFileCalls.cancel> }
  | { readonly ok: false; readonly refusal: { readonly message: string } };

const POLL_MS = 700;
const key = [productFileCalls.readLatest.path];

const isWorking = (latest: ProductImport | null | undefined): boolean =>
  latest?.state === 'checking' || latest?.state === 'importing' || latest?.state === 'undoing';

export interface UploadState {
  readonly name: string;
  readonly percent: number;
}

const NETWORK = 'The file could not be sent. Check your connection and try again.';

const messageOf = (body: unknown): string => {
  const message = isRecord(body) ? body['message'] : undefined;
  return typeof message === 'string' ? message : NETWORK;
};

/** Sends the file with its progress. */
const useUpload = (onSent: () => Promise<unknown>) => {
  const [upload, setUpload] = useState<UploadState>();
  const [fault, setFault] = useState('');
  const sending = useRef<AbortController>(undefined);
  const start = async (file: File, collectionId: string): Promise<void> => {
    const controller = new AbortController();
    sending.current = controller;
    setFault('');
    setUpload({ name: file.name, percent: 0 });
    const { status, body } = await sendFile({
      call: productFileCalls.upload,
      query: { filename: file.name, collectionId },
      file,
      signal: controller.signal,
      onProgress: (sent) => setUpload({ name: file.name, percent: (100 * sent) / Math.max(1, file.size) }),
    });
    if (status === 200) await onSent();
    else if (!controller.signal.aborted) setFault(messageOf(body));
    setUpload(undefined);
  };
  return { upload, fault, start, cancel: () => sending.current?.abort() };
};

/** The latest import of the site, read again while the server works on it. */
export const useImport = () => {
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const outcome = await send(productFileCalls.readLatest, {}, signal);
      if (!outcome.ok) throw new CallRefused(outcome.refusal);
      return outcome.answer.latest;
    },
    refetchInterval: ({ state }) => (isWorking(state.data) ? POLL_MS : false),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: key });
  const [fault, setFault] = useState('');
  const [isSending, setSending] = useState(false);
  const act = async (sent: Promise<Outcome>): Promise<void> => {
    setSending(true);
    const outcome = await sent;
    setFault(outcome.ok ? '' : outcome.refusal.message);
    // The progress is shown at once, not after the next read.
    if (outcome.ok && 'state' in outcome.answer) queries.setQueryData(key, outcome.answer);
    await refresh();
    setSending(false);
  };
  const upload = useUpload(refresh);
  return {
    latest: query.data,
    error: query.error,
    refetch: () => void query.refetch(),
    upload,
    fault,
    isSending,
    check: (id: string, options: ImportOptions) =>
      act(send(productFileCalls.check, { params: { id }, body: options })),
    start: ({ id, options }: Pick<ProductImport, 'id' | 'options'>) =>
      act(send(productFileCalls.start, { params: { id }, body: options })),
    undo: (id: string) => act(send(productFileCalls.undo, { params: { id }, body: {} })),
    dismiss: (id: string) => act(send(productFileCalls.dismiss, { params: { id }, body: {} })),
    cancel: (id: string) => act(send(productFileCalls.cancel, { params: { id }, body: {} })),
  };
};

export type Importing = ReturnType<typeof useImport>;
