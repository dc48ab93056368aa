import { Badge } from '../controls/index.ts';
import { statusNames, type GiftCardSummary } from './gift-card-types.ts';

const tones = {
  active: 'good',
  scheduled: 'accent',
  empty: 'neutral',
  expired: 'neutral',
  disabled: 'bad',
} as const;

/** What the card is worth now, and whether it is real. */
export const StatusBadges = ({
  card,
}: {
  readonly card: Pick<GiftCardSummary, 'status' | 'isTest' | 'isDemo'>;
}) => (
  <span className="records-badges">
    <Badge tone={tones[card.status]}>{statusNames[card.status]}</Badge>
    {card.isTest ? <Badge tone="accent">Test</Badge> : null}
    {card.isDemo ? <Badge tone="accent">Demo</Badge> : null}
  </span>
);
