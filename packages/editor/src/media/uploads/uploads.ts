import { mediaCalls } from '@sitewright/api/media';
import { useCallback, useSyncExternalStore } from 'react';
import { sendFile, useRefresh } from '../../data-fetching/index.ts';
import type { Asset } from '../asset.ts';
import { createUploadQueue, isInProgress, type Upload } from './upload-queue.ts';

/** One queue for the whole app: uploads continue while the user changes screens. */
const queue = createUploadQueue(sendFile);

const warn = (event: BeforeUnloadEvent): void => {
  if (queue.list().some(isInProgress)) event.preventDefault();
};

export interface Uploads {
  readonly uploads: readonly Upload[];
  readonly add: (files: readonly File[]) => void;
  readonly cancel: (id: number) => void;
  readonly retry: (id: number) => void;
  readonly dismiss: (id: number) => void;
}

export const useUploads = (onComplete?: (asset: Asset) => void): Uploads => {
  const refresh = useRefresh();
  const uploads = useSyncExternalStore(queue.subscribe, queue.list);
  const add = useCallback(
    (files: readonly File[]) => {
      window.addEventListener('beforeunload', warn);
      queue.add(files, (asset) => {
        void refresh(mediaCalls.list);
        onComplete?.(asset);
      });
    },
    [refresh, onComplete],
  );
  return { uploads, add, cancel: queue.cancel, retry: queue.retry, dismiss: queue.dismiss };
};
