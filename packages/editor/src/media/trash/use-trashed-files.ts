import { mediaCalls } from '@sitewright/api/media';
import { useToast } from '../../controls/index.ts';
import { mapFetched, send, useFetchedParts, useRefresh } from '../../data-fetching/index.ts';
import type { Asset } from '../asset.ts';

/** Deleted files that can be restored, newest first. */
export const useTrashedFiles = () => {
  const { fetched, ...rest } = useFetchedParts(
    mediaCalls.list.path,
    (query, signal) => send(mediaCalls.list, { query: { ...query, isTrashed: true } }, signal),
    { of: 'trash' },
  );
  return { files: mapFetched(fetched, (parts) => parts.flatMap(({ assets }) => assets)), ...rest };
};

export const useRestoreFile = () => {
  const toast = useToast();
  const refresh = useRefresh();
  return async ({ id, filename }: Asset): Promise<void> => {
    const outcome = await send(mediaCalls.restore, { params: { id } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast(`${filename} restored. Pages show it again.`);
    await refresh(mediaCalls.list);
    return undefined;
  };
};
