import { mailingConnectionsCalls as calls } from '@sitewright/api/mailing-connections';
import { Button, Notice } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { useConnectionActions } from './use-connection-actions.ts';

/** What keeps members of a connected list from Mailchimp; nothing while all is well. */
export const ConnectionNotice = ({ listId }: { readonly listId: string }) => {
  const list = dataOf(useFetched(calls.readConnection, { params: { id: listId } }).fetched)?.list;
  const { retry } = useConnectionActions(listId);
  if (!list || list.fault === '') return null;
  return (
    <Notice
      tone="bad"
      title="Not everybody was sent to Mailchimp"
      actions={<Button onPress={() => void retry()}>Retry</Button>}
    >
      {list.fault}
    </Notice>
  );
};
