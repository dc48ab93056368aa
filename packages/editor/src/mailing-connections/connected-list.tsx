import { RefreshCw, Unplug } from 'lucide-react';
import { Badge, Button, DialogBody, DialogFoot, Notice } from '../controls/index.ts';
import { RelativeSiteTime } from '../time-zones/index.ts';
import type { ConnectedList as Connected } from './connection-types.ts';
import { useConnectionActions } from './use-connection-actions.ts';

interface ConnectedListProps {
  readonly listId: string;
  readonly list: Connected;
  readonly onClose: () => void;
}

const Figures = ({ list }: { readonly list: Connected }) => (
  <dl className="mailing-facts">
    <div>
      <dt>Sent</dt>
      <dd>{list.sentCount.toLocaleString('en-US')}</dd>
    </div>
    <div>
      <dt>Waiting</dt>
      <dd>{list.waitingCount.toLocaleString('en-US')}</dd>
    </div>
    <div>
      <dt>Refused</dt>
      <dd>{list.refusedCount.toLocaleString('en-US')}</dd>
    </div>
    <div>
      <dt>Last sent</dt>
      <dd>{list.lastSentOn === null ? 'Not yet' : <RelativeSiteTime on={list.lastSentOn} />}</dd>
    </div>
  </dl>
);

const Refused = ({ list: { refused, refusedCount } }: { readonly list: Connected }) =>
  refusedCount === 0 ? null : (
    <details>
      <summary>Addresses that Mailchimp refuses</summary>
      <ul className="mailing-faults">
        {refused.map(({ email, reason }) => (
          <li key={email}>{`${email}: ${reason}`}</li>
        ))}
      </ul>
    </details>
  );

/** A list that is connected, and how far it was sent. */
export const ConnectedList = ({ listId, list, onClose }: ConnectedListProps) => {
  const { retry, disconnectList } = useConnectionActions(listId);
  return (
    <>
      <DialogBody>
        <div className="mailing-tools">
          <Badge tone="good">Connected</Badge>
          <strong>{list.remoteListName}</strong>
        </div>
        {list.fault === '' ? null : (
          <Notice tone="bad" title="Not everybody was sent">
            {list.fault}
          </Notice>
        )}
        <Figures list={list} />
        <Refused list={list} />
      </DialogBody>
      <DialogFoot>
        <Button icon={Unplug} onPress={() => void disconnectList()}>
          Disconnect
        </Button>
        <Button icon={RefreshCw} onPress={() => void retry()}>
          Retry
        </Button>
        <Button kind="primary" onPress={onClose}>
          Done
        </Button>
      </DialogFoot>
    </>
  );
};
