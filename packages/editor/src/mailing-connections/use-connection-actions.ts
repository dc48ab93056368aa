import { mailingConnectionsCalls as calls } from '@sitewright/api/mailing-connections';
import { useConfirm, useToast } from '../controls/index.ts';
import { send, useRefresh } from '../data-fetching/index.ts';

/** What the owner does with a list that is connected. */
export const useConnectionActions = (listId: string) => {
  const refresh = useRefresh();
  const confirm = useConfirm();
  const toast = useToast();
  const tell = async (outcome: Awaited<ReturnType<typeof send>>, text: string): Promise<void> => {
    await refresh(calls.readConnection, calls.listRemoteLists);
    if (outcome.ok) toast(text);
    else toast(outcome.refusal.message, 'bad');
  };
  const params = { id: listId };
  return {
    retry: async () => tell(await send(calls.retryList, { params }), 'Sending to Mailchimp'),
    async disconnectList() {
      const isConfirmed = await confirm({
        title: 'Disconnect this list?',
        text: 'Nobody else is sent to Mailchimp. Those who were sent stay there.',
        confirm: 'Disconnect',
      });
      if (isConfirmed) await tell(await send(calls.disconnectList, { params }), 'List disconnected');
    },
    async disconnectAccount() {
      const isConfirmed = await confirm({
        title: 'Disconnect Mailchimp?',
        text: 'The API key is deleted, and all lists of this site are disconnected. Those who were sent stay at Mailchimp.',
        confirm: 'Disconnect',
      });
      if (isConfirmed) await tell(await send(calls.disconnect, {}), 'Mailchimp disconnected');
    },
  };
};
