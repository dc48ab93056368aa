import type { CallAnswer } from '@sitewright/api/call';
import { storeCalls } from '@sitewright/api/store';
import { storeSetupCalls } from '@sitewright/api/store-setup';
import type { FirstSaleSettings } from '@sitewright/domain/store';
import { useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';

export type FirstSale = CallAnswer<typeof storeSetupCalls.readFirstSale>;

/** Saves what the owner says to the list. */
export const useFirstSaleSettings = ({ isHidden, collectsNoTax }: FirstSale) => {
  const { send, isSending } = useSending(storeCalls.savePreferences);
  const refresh = useRefresh();
  const showToast = useToast();
  const change = async (changed: Partial<FirstSaleSettings>): Promise<void> => {
    const firstSale = { isHidden, collectsNoTax, ...changed };
    const outcome = await send({ params: { namespace: 'first-sale' }, body: { firstSale } });
    if (!outcome.ok) return showToast(outcome.refusal.message, 'bad');
    await refresh(storeSetupCalls.readFirstSale, storeCalls.readSettings);
  };
  return { change, isSending };
};
