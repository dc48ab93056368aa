import { restockCalls } from '@sitewright/api/restock';
import { useCallback, useEffect } from 'react';
import { useConfirm, useToast } from '../controls/index.ts';
import {
  dataOf,
  mapFetched,
  send,
  useFetched,
  useFetchedParts,
  useRefresh,
  useSending,
} from '../data-fetching/index.ts';
import { useHasMailServer } from '../mail/index.ts';
import { emailsText, groupName, peopleText, type SignUp, type SignUpGroup } from './restock-texts.ts';

const POLL_MS = 1000;

/** Reads both lists again, sign-ups last: once the groups say that all is sent, no list from before it stays on the screen. */
const useRefreshLists = (): (() => Promise<void>) => {
  const refresh = useRefresh();
  return useCallback(async () => {
    await refresh(restockCalls.listGroups);
    await refresh(restockCalls.listSignUps);
  }, [refresh]);
};

/** Reads both lists again while notices are being sent. */
const useProgress = (groups: readonly SignUpGroup[] | undefined): void => {
  const refresh = useRefreshLists();
  const isSending = groups?.some(({ sending }) => sending !== null) ?? false;
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setInterval(() => void refresh(), POLL_MS);
    return () => clearInterval(timer);
  }, [isSending, refresh]);
};

/** Variants that people wait for, part by part. */
export const useGroups = () => {
  const { fetched, ...rest } = useFetchedParts(restockCalls.listGroups.path, async (query, signal) => {
    const outcome = await send(restockCalls.listGroups, { query }, signal);
    return outcome.ok
      ? { ...outcome, answer: { ...outcome.answer, nextCursor: outcome.answer.nextPageCursor } }
      : outcome;
  });
  const groups = mapFetched(fetched, (parts) => parts.flatMap(({ signUpGroups }) => signUpGroups));
  useProgress(dataOf(groups));
  return { fetched: groups, ...rest };
};

/** One of them. */
export const useGroup = (variantId: string) => {
  const { fetched, refetch } = useFetched(restockCalls.listGroups, { query: { variantId } });
  useProgress(dataOf(fetched)?.signUpGroups);
  return { fetched: mapFetched(fetched, ({ signUpGroups }) => signUpGroups[0]), refetch };
};

export const useSignUps = (variant: { readonly productId: string; readonly variantId: string }) => {
  const { fetched, ...rest } = useFetchedParts(
    restockCalls.listSignUps.path,
    async (query, signal) => {
      const outcome = await send(restockCalls.listSignUps, { query: { ...query, ...variant } }, signal);
      return outcome.ok
        ? { ...outcome, answer: { ...outcome.answer, nextCursor: outcome.answer.nextPageCursor } }
        : outcome;
    },
    variant,
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ signUps }) => signUps)), ...rest };
};

/** Asks, and then writes to everybody who waits for the variants. */
export const useSendNotices = () => {
  const one = useSending(restockCalls.send);
  const many = useSending(restockCalls.sendAll);
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshLists();
  const hasMailServer = useHasMailServer();
  const request = (groups: readonly SignUpGroup[]) => {
    const [first] = groups;
    const requestOf = ({ productId, variantId }: SignUpGroup) => ({ productId, variantId });
    return groups.length === 1 && first
      ? one.send({ body: requestOf(first) })
      : many.send({ body: { sendRequests: groups.map(requestOf) } });
  };
  const submit = async (groups: readonly SignUpGroup[]): Promise<void> => {
    const [first] = groups;
    if (!first) return;
    const count = groups.reduce((sum, { waitingCount }) => sum + waitingCount, 0);
    const isConfirmed = await confirm({
      title: `Send ${emailsText(count)}?`,
      text: `${peopleText(count)} who ${count === 1 ? 'waits' : 'wait'} for ${groups.length === 1 ? groupName(first) : `${groups.length} variants`} will be told now that it is back. Each gets one email, and waits no more.`,
      confirm: 'Send',
      isSafe: true,
    });
    if (!isConfirmed) return;
    const outcome = await request(groups);
    await refresh();
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    return hasMailServer
      ? toast(`Sending ${emailsText(outcome.answer.count)}`)
      : toast('Emails are kept in the outbox: no mail server is set up', 'bad');
  };
  return { submit, isSending: one.isSending || many.isSending };
};

/** Asks, and then deletes a sign-up with its address. */
export const useRemoveSignUp = () => {
  const { send: remove, isSending } = useSending(restockCalls.removeSignUp);
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshLists();
  const submit = async ({ id, email }: SignUp): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Delete this sign-up?',
      text: `${email} is not told when it is back. Consent to a mailing list is kept under Forms, Subscribers.`,
      confirm: 'Delete',
    });
    if (!isConfirmed) return;
    const outcome = await remove({ params: { id } });
    await refresh();
    toast(outcome.ok ? 'Sign-up deleted' : outcome.refusal.message, outcome.ok ? undefined : 'bad');
  };
  return { submit, isSending };
};
