import { Trash2, UserMinus } from 'lucide-react';
import { Button } from '../../controls/index.ts';
import { useSubscriberActions } from './use-subscriber-actions.ts';
import type { Subscriber } from './use-subscribers.ts';

interface SubscriberActionsProps {
  readonly subscribers: readonly Subscriber[];
  readonly onDone: () => void;
}

/** What can be done with subscribers, one or several. */
export const SubscriberActions = ({ subscribers, onDone }: SubscriberActionsProps) => {
  const actions = useSubscriberActions();
  const subscribed = subscribers.filter(({ unsubscribedOn }) => unsubscribedOn === null);
  return (
    <>
      {subscribed.length === 0 ? null : (
        <Button
          icon={UserMinus}
          onPress={async () => {
            if (await actions.unsubscribe(subscribed)) onDone();
          }}
        >
          Unsubscribe
        </Button>
      )}
      <Button
        icon={Trash2}
        onPress={async () => {
          if (await actions.erase(subscribers)) onDone();
        }}
      >
        Erase
      </Button>
    </>
  );
};
