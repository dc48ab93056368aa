import { mailingListsCalls as calls } from '@sitewright/api/mailing-lists';
import { useCallback } from 'react';
import { useConfirm, useToast } from '../controls/index.ts';
import {
  mapFetched,
  send,
  useFetched,
  useFetchedParts,
  useRefresh,
  type FetchingRecords,
} from '../data-fetching/index.ts';
import { addressesText, type Member } from './list-texts.ts';
import type { MemberParams } from './member-params.ts';

export const useLists = () => {
  const { fetched, refetch } = useFetched(calls.listLists, {});
  return { fetched: mapFetched(fetched, ({ lists }) => lists), refetch };
};

/** Members of a list that match, part by part. */
export const useMembers = (id: string, params: MemberParams): FetchingRecords<Member> => {
  const { fetched, ...rest } = useFetchedParts(
    calls.listMembers.path,
    (query, signal) => send(calls.listMembers, { params: { id }, query: { ...query, ...params } }, signal),
    { id, ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ members }) => members)), ...rest };
};

/** Reads everything of lists again. */
export const useRefreshLists = (): (() => Promise<void>) => {
  const refresh = useRefresh();
  return useCallback(async () => {
    await refresh(
      calls.listLists,
      calls.listMembers,
      calls.readMember,
      calls.listTags,
      calls.readSegmentOptions,
    );
  }, [refresh]);
};

const idsOf = (members: readonly Member[]): string[] => members.map(({ id }) => id);

/** What can be done with members, one or several; whether it was done is returned. */
export const useMemberActions = () => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshLists();
  return {
    async unsubscribe(members: readonly Member[]): Promise<boolean> {
      const isConfirmed = await confirm({
        title: `Unsubscribe ${addressesText(members.length)} from this list?`,
        text: 'What they agreed to is kept as proof, with the time it ended. Only a new sign-up of their own brings them back.',
        confirm: 'Unsubscribe',
      });
      if (!isConfirmed) return false;
      const outcome = await send(calls.unsubscribeMembers, { body: { ids: idsOf(members) } });
      await refresh();
      if (outcome.ok) toast(`${addressesText(outcome.answer.count)} unsubscribed`);
      else toast(outcome.refusal.message, 'bad');
      return outcome.ok;
    },
    async erase(members: readonly Member[]): Promise<boolean> {
      const isConfirmed = await confirm({
        title: `Erase ${addressesText(members.length)}?`,
        text: 'They are deleted from all mailing lists, with what they agreed to, and no import brings them back. This cannot be undone.',
        confirm: 'Erase',
      });
      if (!isConfirmed) return false;
      const outcome = await send(calls.eraseMembers, { body: { ids: idsOf(members) } });
      await refresh();
      if (outcome.ok) toast(`${addressesText(outcome.answer.count)} erased`);
      else toast(outcome.refusal.message, 'bad');
      return outcome.ok;
    },
  };
};
