import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { FastForward } from 'lucide-react';
import { useState } from 'react';
import { Button, Select, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import type { SubscriptionDetail } from '../subscription-texts.ts';
import { useRefreshSubscriptions } from '../use-subscriptions.ts';

const outcomes = [
  { id: 'success', name: 'Succeeds' },
  { id: 'decline', name: 'Is declined' },
  { id: 'insufficient-funds', name: 'Not enough money' },
  { id: 'authentication', name: 'Needs a confirmation' },
] as const;

interface TestClockProps {
  readonly subscription: SubscriptionDetail;
  readonly onMoved: () => void;
}

/** Tries out renewals without waiting for them. */
export const TestClock = ({ subscription, onMoved }: TestClockProps) => {
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]['id']>('success');
  const { send, isSending } = useSending(subscriptionsCalls.advance);
  const toast = useToast();
  const refresh = useRefreshSubscriptions();
  const advance = async (): Promise<void> => {
    const sent = await send({ params: { id: subscription.id }, body: { outcome } });
    if (!sent.ok) return toast(sent.refusal.message, 'bad');
    toast('The clock was moved to the next charge');
    await refresh();
    return onMoved();
  };
  return (
    <div className="subscriptions-clock">
      <p className="records-detail">
        Test subscription. Its clock says <SiteTime on={subscription.now} />.
      </p>
      {subscription.nextOn === null ? null : (
        <div className="subscriptions-actions">
          <Select
            label="The charge"
            choices={outcomes.map(({ id, name }) => ({ id, name }))}
            value={outcome}
            onChange={(id) => setOutcome(outcomes.find((each) => each.id === id)?.id ?? 'success')}
          />
          <Button icon={FastForward} onPress={() => void advance()} isPending={isSending}>
            Advance to next charge
          </Button>
        </div>
      )}
    </div>
  );
};
