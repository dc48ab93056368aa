import { contributorCalls } from '@sitewright/api/contributors';
import { useToast } from '../controls/index.ts';
import { sendOnce } from '../data-fetching/index.ts';
import { useConfirmLeave } from '../unsaved-changes/index.ts';

/** The page is loaded anew afterwards, so that nothing of the person stays in the browser's memory. */
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
