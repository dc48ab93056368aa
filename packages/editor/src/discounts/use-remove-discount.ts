import { discountsCalls } from '@sitewright/api/discounts';
import { useConfirm, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import type { StoredDiscount } from './discount-types.ts';

/** Deletes a discount after a confirmation; false if it is still there. */
export const useRemoveDiscount = () => {
  const { send } = useSending(discountsCalls.remove);
  const confirm = useConfirm();
  const refresh = useRefresh();
  const toast = useToast();
  return async ({ id, name }: Pick<StoredDiscount, 'id' | 'name'>): Promise<boolean> => {
    const text = `Shoppers can no longer use “${name}”. Orders that used it stay as they are.`;
    if (!(await confirm({ title: 'Delete discount', text, confirm: 'Delete' }))) return false;
    const outcome = await send({ params: { id } });
    const isGone = outcome.ok || outcome.refusal.code === 'not-found';
    if (isGone) toast(`“${name}” deleted`);
    else toast(outcome.refusal.message, 'bad');
    void refresh(discountsCalls.list);
    return isGone;
  };
};
