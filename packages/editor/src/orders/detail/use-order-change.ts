import type { CallInput, StatedCall } from '@sitewright/api/call';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { useRefreshOrders } from '../list/use-orders.ts';

/** Sends a change of the order; a conflict or refusal is shown, and the order is read again. */
export const useOrderChange = () => {
  const toast = useToast();
  const refresh = useRefreshOrders();
  const [isSending, setSending] = useState(false);
  /** Whether it was changed. */
  const change = async <C extends StatedCall>(
    call: C,
    input: CallInput<C>,
    done: string,
  ): Promise<boolean> => {
    setSending(true);
    const outcome = await send(call, input);
    setSending(false);
    if (outcome.ok) toast(done);
    else
      toast(
        outcome.refusal.code === 'conflict'
          ? 'Someone else changed this order. Check it and try again.'
          : outcome.refusal.message,
        'bad',
      );
    await refresh();
    return outcome.ok;
  };
  return { change, isSending };
};
