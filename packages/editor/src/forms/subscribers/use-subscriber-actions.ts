import { formCalls } from '@sitewright/api/forms';
import { webhookLimits } from '@sitewright/domain/webhooks';
import { useConfirm, useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { addressesText, submissionsText } from './subscriber-texts.ts';
import type { Subscriber } from './use-subscribers.ts';

const idsOf = (subscribers: readonly Subscriber[]): string[] => subscribers.map(({ id }) => id);

const unsubscribeTitle = (subscribers: readonly Subscriber[]): string => {
  const [only, ...others] = subscribers;
  return only && others.length === 0
    ? `Unsubscribe ${only.email} from “${only.list}”?`
    : `Unsubscribe ${addressesText(subscribers)}?`;
};

/** Unsubscribes and erases subscribers; results and refusals are shown. */
export const useSubscriberActions = () => {
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefresh();
  const refreshSubscribers = () => refresh(formCalls.listSubscribers, formCalls.listMailingLists);
  return {
    /** Whether they were unsubscribed. */
    async unsubscribe(subscribers: readonly Subscriber[]): Promise<boolean> {
      const isConfirmed = await confirm({
        title: unsubscribeTitle(subscribers),
        text: 'The consent is kept as proof, with the time it ended. Only a new sign-up adds the address again.',
        confirm: 'Unsubscribe',
      });
      if (!isConfirmed) return false;
      const outcome = await send(formCalls.unsubscribe, { body: { ids: idsOf(subscribers) } });
      if (outcome.ok) toast(`${outcome.answer.count} unsubscribed`);
      else toast(outcome.refusal.message, 'bad');
      void refreshSubscribers();
      return outcome.ok;
    },
    /** Whether they were erased. */
    async erase(subscribers: readonly Subscriber[]): Promise<boolean> {
      const isConfirmed = await confirm({
        title: `Erase ${addressesText(subscribers)}?`,
        text: `Consents to all mailing lists and all submissions sent with the address are deleted, with their files. This cannot be undone. Emails about them stay in the list of sent emails for up to 90 days and webhook deliveries for up to ${webhookLimits.KEPT_DAYS} days.`,
        confirm: 'Erase',
      });
      if (!isConfirmed) return false;
      const outcome = await send(formCalls.eraseSubscribers, { body: { ids: idsOf(subscribers) } });
      if (outcome.ok)
        toast(`${addressesText(subscribers)} and ${submissionsText(outcome.answer.submissionCount)} erased`);
      else toast(outcome.refusal.message, 'bad');
      void refreshSubscribers();
      void refresh(
        formCalls.listSubmissions,
        formCalls.readSubmission,
        formCalls.countUnread,
        formCalls.list,
      );
      return outcome.ok;
    },
  };
};

export type SubscriberActions = ReturnType<typeof useSubscriberActions>;
