import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { useToast } from '../controls/index.ts';
import { mapFetched, send, useFetchedParts, useRefresh, useSending } from '../data-fetching/index.ts';
import { useHasMailServer } from '../mail/index.ts';
import type { CartParams } from './cart-params.ts';

/** The carts that match, part by part. */
export const useAbandonedCarts = (params: CartParams) => {
  const { fetched, ...rest } = useFetchedParts(
    abandonedCartsCalls.list.path,
    (query, signal) => send(abandonedCartsCalls.list, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ carts }) => carts)), ...rest };
};

/** Sends the email about a waiting cart before its time. */
export const useSendNow = () => {
  const { send: sendNow, isSending } = useSending(abandonedCartsCalls.sendNow);
  const refresh = useRefresh();
  const toast = useToast();
  const hasMailServer = useHasMailServer();
  const submit = async (id: string): Promise<void> => {
    const outcome = await sendNow({ params: { id } });
    await refresh(abandonedCartsCalls.list, abandonedCartsCalls.readFigures);
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    return hasMailServer
      ? toast(`Email sent to ${outcome.answer.email}`)
      : toast('Email not sent: no mail server is set up', 'bad');
  };
  return { submit, isSending };
};
