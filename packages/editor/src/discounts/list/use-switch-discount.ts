import { discountsCalls } from '@sitewright/api/discounts';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import type { StoredDiscount } from '../discount-types.ts';
import { termsOf } from '../terms-of.ts';

const CHANGED = 'Someone else changed this discount. The list shows their version; try again.';

/** Switches discounts on and off in the list; `pending` has those whose answer is awaited, as they will be. */
export const useSwitchDiscount = () => {
  const [pending, setPending] = useState<ReadonlyMap<string, boolean>>(new Map());
  const refresh = useRefresh();
  const toast = useToast();
  const turn = async (discount: StoredDiscount, isEnabled: boolean): Promise<void> => {
    const { id, name, revision } = discount;
    setPending((before) => new Map(before).set(id, isEnabled));
    const body = { ...termsOf(discount), isEnabled, revision };
    const outcome = await send(discountsCalls.update, { params: { id }, body });
    if (outcome.ok) toast(`“${name}” is ${isEnabled ? 'on' : 'off'}`);
    else toast(outcome.refusal.code === 'conflict' ? CHANGED : outcome.refusal.message, 'bad');
    await refresh(discountsCalls.list, discountsCalls.read);
    setPending((before) => new Map([...before].filter(([each]) => each !== id)));
  };
  return { pending, turn };
};
