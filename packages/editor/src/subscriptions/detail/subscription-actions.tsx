import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import {
  Ban,
  CirclePlay,
  CircleX,
  MapPin,
  Pause,
  Pencil,
  RotateCcw,
  SkipForward,
  Tag,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Button, useConfirm, useToast } from '../../controls/index.ts';
import { send } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import { AddressDialog } from '../dialogs/address-dialog.tsx';
import { LineDialog } from '../dialogs/line-dialog.tsx';
import { PriceDialog } from '../dialogs/price-dialog.tsx';
import { useSiteZone } from '../../time-zones/index.ts';
import { skipText, type SubscriptionDetail } from '../subscription-texts.ts';
import { useRefreshSubscriptions } from '../use-subscriptions.ts';

interface ActionsProps {
  readonly subscription: SubscriptionDetail;
}

type SimpleCall = 'pause' | 'resume' | 'skip' | 'keep' | 'retry';

const done: Readonly<Record<SimpleCall, string>> = {
  pause: 'Subscription paused',
  resume: 'Subscription resumed',
  skip: 'The next charge is skipped',
  keep: 'The subscription goes on',
  retry: 'The payment is tried again',
};

type Asked = Extract<SimpleCall, 'pause' | 'skip'>;

/** What the customer finds out only from the next charge: neither of them is told by email. */
const useQuestion = (subscription: SubscriptionDetail) => {
  const confirm = useConfirm();
  const zone = useSiteZone() ?? 'UTC';
  return (name: Asked): Promise<boolean> =>
    confirm(
      name === 'pause'
        ? {
            title: 'Pause the subscription?',
            text: 'Nothing is charged or sent until it is resumed; charges that fall into the pause are left out. The customer gets no email.',
            confirm: 'Pause',
            isSafe: true,
          }
        : {
            title: 'Skip the next charge?',
            text: `${skipText(subscription, zone)} This cannot be taken back. The customer gets no email.`,
            confirm: 'Skip charge',
            isSafe: true,
          },
    );
};

const useChanges = (subscription: SubscriptionDetail) => {
  const { id } = subscription;
  const asks = useQuestion(subscription);
  const toast = useToast();
  const confirm = useConfirm();
  const refresh = useRefreshSubscriptions();
  const tell = async (
    outcome: { readonly ok: true } | { readonly ok: false; readonly refusal: { readonly message: string } },
    text: string,
  ): Promise<void> => {
    if (outcome.ok) toast(text);
    else toast(outcome.refusal.message, 'bad');
    await refresh();
  };
  return {
    async change(name: SimpleCall): Promise<boolean> {
      if ((name === 'pause' || name === 'skip') && !(await asks(name))) return false;
      await tell(await send(subscriptionsCalls[name], { params: { id } }), done[name]);
      return true;
    },
    async cancel(when: 'now' | 'period-end'): Promise<void> {
      const isNow = when === 'now';
      const isConfirmed = await confirm({
        title: isNow ? 'Cancel the subscription now?' : 'Cancel at the end of the period?',
        text: isNow
          ? 'Nothing more is charged, and it cannot be revived. The customer gets an email.'
          : 'It ends on the day of the next charge. Until then you can take this back.',
        confirm: isNow ? 'Cancel subscription' : 'Cancel at period end',
      });
      if (isConfirmed)
        await tell(
          await send(subscriptionsCalls.cancel, { params: { id }, body: { when } }),
          isNow ? 'Subscription cancelled' : 'Subscription ends with its period',
        );
    },
  };
};

const buttons = [
  { action: 'retry', name: 'Retry payment now', icon: RotateCcw },
  { action: 'resume', name: 'Resume', icon: CirclePlay },
  { action: 'keep', name: 'Keep subscription', icon: Undo2 },
  { action: 'pause', name: 'Pause', icon: Pause },
  { action: 'skip', name: 'Skip next charge', icon: SkipForward },
] as const;

const dialogButtons = [
  { action: 'change-line', name: 'Change product', icon: Pencil },
  { action: 'change-address', name: 'Change address', icon: MapPin },
  { action: 'change-price', name: 'Change price', icon: Tag },
] as const;

type DialogName = (typeof dialogButtons)[number]['action'];

const Dialogs = ({
  subscription,
  open,
  onClose,
}: ActionsProps & { open: DialogName | undefined; onClose: () => void }) => {
  const props = { subscription, onClose };
  if (open === 'change-line') return <LineDialog {...props} />;
  if (open === 'change-address') return <AddressDialog {...props} />;
  return open === 'change-price' ? <PriceDialog {...props} /> : null;
};

/** What moves money. */
const charging: ReadonlySet<string> = new Set(['retry', 'change-price']);

/** What may be done with the subscription as it is. */
export const SubscriptionActions = ({
  subscription,
  onCharge,
}: ActionsProps & { readonly onCharge: () => void }) => {
  const [open, setOpen] = useState<DialogName>();
  const { change, cancel } = useChanges(subscription);
  const mayCharge = useSession().permissions.includes('refunds');
  const may = (action: (typeof subscription.actions)[number]): boolean =>
    subscription.actions.includes(action) && (mayCharge || !charging.has(action));
  if (subscription.actions.length === 0) return null;
  return (
    <div className="subscriptions-actions">
      {buttons.map(({ action, name, icon }) =>
        may(action) ? (
          <Button
            key={action}
            icon={icon}
            onPress={() => void change(action).then(action === 'retry' ? onCharge : undefined)}
          >
            {name}
          </Button>
        ) : null,
      )}
      {dialogButtons.map(({ action, name, icon }) =>
        may(action) && (action !== 'change-address' || subscription.shippingAddress) ? (
          <Button key={action} icon={icon} onPress={() => setOpen(action)}>
            {name}
          </Button>
        ) : null,
      )}
      {may('cancel-at-period-end') ? (
        <Button icon={CircleX} onPress={() => void cancel('period-end')}>
          Cancel at period end
        </Button>
      ) : null}
      {may('cancel') ? (
        <Button icon={Ban} onPress={() => void cancel('now')}>
          Cancel now
        </Button>
      ) : null}
      <Dialogs subscription={subscription} open={open} onClose={() => setOpen(undefined)} />
    </div>
  );
};
