import { mailingConnectionsCalls as calls } from '@sitewright/api/mailing-connections';
import { useRepeatedFetch } from '../automation/index.ts';
import { Dialog, DialogBody, Skeleton } from '../controls/index.ts';
import { Fetched } from '../data-fetching/index.ts';
import { AccountForm } from './account-form.tsx';
import { ConnectedList } from './connected-list.tsx';
import type { Connection } from './connection-types.ts';
import { ListForm } from './list-form.tsx';

interface ConnectDialogProps {
  readonly listId: string;
  readonly onClose: () => void;
}

/** One view for each state: no account, no list, a list. */
const State = ({ account, list, ...props }: ConnectDialogProps & Connection) => {
  if (!account?.isReadable) return <AccountForm isKeyLost={account !== null} onClose={props.onClose} />;
  return list ? <ConnectedList {...props} list={list} /> : <ListForm {...props} account={account} />;
};

/** Connects a mailing list with one at Mailchimp; follows what is sent while it is open. */
export const ConnectDialog = (props: ConnectDialogProps) => {
  const { fetched, refetch } = useRepeatedFetch(calls.readConnection, { params: { id: props.listId } });
  return (
    <Dialog title="Mailchimp" isOpen onClose={props.onClose}>
      <Fetched
        fetched={fetched}
        onRetry={refetch}
        skeleton={
          <DialogBody>
            <Skeleton rows={2} shape="form" />
          </DialogBody>
        }
      >
        {(connection) => <State {...props} {...connection} />}
      </Fetched>
    </Dialog>
  );
};
