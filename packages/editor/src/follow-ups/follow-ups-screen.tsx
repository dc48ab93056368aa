import { followUpsCalls } from '@sitewright/api/follow-ups';
import { Screen, Skeleton } from '../controls/index.ts';
import { Fetched, useFetched } from '../data-fetching/index.ts';
import { UnsentNotice } from '../mail/index.ts';
import { FollowUpCard } from './follow-up-card.tsx';
import './follow-ups.css';

/** Emails that follow an event by themselves. */
export const FollowUpsScreen = () => {
  const { fetched, refetch } = useFetched(followUpsCalls.list, {});
  return (
    <Screen title="Follow-up emails">
      <div className="follow-ups">
        <UnsentNotice />
        <p>
          They go to people who agreed to receive news: subscribed members of your mailing lists, customers
          who ticked the box at the checkout among them. Each has a link to unsubscribe, and nobody gets one
          twice for the same reason.
        </p>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="form" />}>
          {({ followUps }) =>
            followUps.map((followUp) => <FollowUpCard key={followUp.kind} followUp={followUp} />)
          }
        </Fetched>
      </div>
    </Screen>
  );
};
