import { contributorCalls } from '@sitewright/api/contributors';
import { useToast } from '../controls/index.ts';
import { sendOnce } from '../data-fetching/index.ts';
import { useConfirmLeave } from '../leave-guard/index.ts';

/** Ends with a page load, so that no data of the account stays in memory. */
export const useSignOut = () => {
  const settleWork = useConfirmLeave();
  const showToast = useToast();
  return async (): Promise<void> => {
    if (!(await settleWork())) return;
    const outcome = await sendOnce(contributorCalls.signOut, {});
    if (outcome.ok || outcome.refusal.code === 'not-signed-in') {
      window.location.assign(`${import.meta.env.BASE_URL}sign-in`);
      return;
    }
    showToast(outcome.refusal.message, 'bad');
  };
};
