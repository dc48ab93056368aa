import { Badge } from '../controls/index.ts';
import { statusNames, type SubscriptionSummary } from './subscription-texts.ts';

const tones = {
  ACTIVE: 'good',
  PAST_DUE: 'bad',
  PAUSED: 'neutral',
  CANCEL_AT_PERIOD_END: 'accent',
  CANCELLED: 'neutral',
  COMPLETED: 'neutral',
} as const;

/** What happens with it now, and whether it is real. */
export const StatusBadges = ({
  subscription: { status, isTest, isDemo },
}: {
  readonly subscription: Pick<SubscriptionSummary, 'status' | 'isTest' | 'isDemo'>;
}) => (
  <span className="records-badges">
    <Badge tone={tones[status]}>{statusNames[status]}</Badge>
    {isTest ? <Badge tone="accent">Test</Badge> : null}
    {isDemo ? <Badge tone="accent">Demo</Badge> : null}
  </span>
);
