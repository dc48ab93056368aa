import { mediaCalls } from '@sitewright/api/media';
import {
  findUploadFault,
  HEAD_BYTES,
  mediaMessages,
  uploadEndOf,
  uploadMessages,
} from '@sitewright/domain/media';
import { RefreshCw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button, Notice, useToast } from '../../controls/index.ts';
import { sendFile, useRefresh } from '../../data-fetching/index.ts';
import { isAsset, type Asset } from '../asset.ts';
import { messageOf } from '../uploads/upload-queue.ts';

const percentOf = (sent: number, whole: number): string => `${Math.round((100 * sent) / whole)} %`;

type Replacing =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly text: string }
  | { readonly step: 'failed'; readonly text: string };

/** Replaces the file; links keep working. */
const useReplace = ({ id }: Asset) => {
  const [replacing, setReplacing] = useState<Replacing>({ step: 'idle' });
  const control = useRef<AbortController>(undefined);
  const refresh = useRefresh();
  const toast = useToast();

  const send = async (file: File): Promise<void> => {
    const signal = (control.current = new AbortController()).signal;
    let sent = { sentBytes: 0, isAllSent: false };
    const { status, body } = await sendFile({
      call: mediaCalls.replace,
      params: { id },
      file,
      signal,
      onProgress: (sentBytes, isAllSent) => {
        sent = { sentBytes, isAllSent };
        setReplacing({ step: 'sending', text: isAllSent ? 'Processing' : percentOf(sentBytes, file.size) });
      },
    });
    const asset = isAsset(body) ? body : undefined;
    const end = uploadEndOf({
      status,
      message: messageOf(body),
      asset,
      isCancelled: signal.aborted,
      ...sent,
    });
    if (end.step !== 'complete') return setReplacing({ step: 'failed', text: end.text });
    await refresh(mediaCalls.list, mediaCalls.read);
    setReplacing({ step: 'idle' });
    toast('File replaced');
  };

  const replace = async (file: File): Promise<void> => {
    setReplacing({ step: 'sending', text: percentOf(0, 1) });
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const fault = findUploadFault({ name: file.name, head, bytes: file.size });
    if (fault) return setReplacing({ step: 'failed', text: mediaMessages[fault] });
    return send(file);
  };

  return { replacing, replace, cancel: () => control.current?.abort() };
};

export const ReplaceButton = ({ asset }: { readonly asset: Asset }) => {
  const { replacing, replace, cancel } = useReplace(asset);
  if (replacing.step === 'sending')
    return (
      <Button icon={X} onPress={cancel}>
        Cancel ({replacing.text})
      </Button>
    );
  return (
    <>
      <FileTrigger
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void replace(file);
        }}
      >
        <Button icon={RefreshCw}>Replace</Button>
      </FileTrigger>
      {replacing.step === 'failed' ? (
        <Notice tone="bad" title={uploadMessages['upload-title']}>
          {uploadMessages['upload-text']}. {replacing.text}
        </Notice>
      ) : null}
    </>
  );
};
