import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { describePlan } from '@sitewright/domain/billing-periods';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Fact, RecordPage, Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { StatusBadges } from '../status-badges.tsx';
import { customerText, nextName, type SubscriptionDetail } from '../subscription-texts.ts';
import '../subscriptions.css';
import { SubscriptionActions } from './subscription-actions.tsx';
import { SubscriptionFacts } from './subscription-facts.tsx';
import { SubscriptionPeriods } from './subscription-periods.tsx';
import { TestClock } from './test-clock.tsx';
import { useFollow } from './use-follow.ts';

const route = getRouteApi('/_signed-in/store/subscriptions/subscription');

const planName = (plan: SubscriptionDetail['plan']): string => {
  const text = describePlan(plan, 'en');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const Figures = ({ subscription }: { readonly subscription: SubscriptionDetail }) => {
  const money = useOrderMoney();
  const { nextOn, endedOn, renewalCents, currency, plan } = subscription;
  return (
    <dl className="records-figures">
      <Fact name={planName(plan)}>{money(renewalCents, currency)}</Fact>
      {nextOn === null ? null : (
        <Fact name={nextName(subscription)}>
          <SiteTime on={nextOn} />
        </Fact>
      )}
      {endedOn === null ? null : (
        <Fact name="Ended">
          <SiteTime on={endedOn} />
        </Fact>
      )}
      <Fact name="Status">
        <StatusBadges subscription={subscription} />
      </Fact>
    </dl>
  );
};

const Crumb = () => (
  <Link to="/store/subscriptions" className="screen-crumb">
    Subscriptions /
  </Link>
);

/** One subscription with its periods and orders. */
export const SubscriptionScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(subscriptionsCalls.read, { params: { id } });
  const subscription = dataOf(fetched);
  const isCharging = subscription?.periods.some((period) => period.isCharging) ?? false;
  const follow = useFollow(isCharging, refetch);
  return (
    <Screen title={subscription ? customerText(subscription) : 'Subscription'} layout="fill" lead={<Crumb />}>
      <RecordPage>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {(known) => (
            <>
              <Figures subscription={known} />
              <SubscriptionActions subscription={known} onCharge={follow} />
              {known.isTest ? <TestClock subscription={known} onMoved={follow} /> : null}
              <div className="records-columns">
                <SubscriptionPeriods subscription={known} />
                <SubscriptionFacts subscription={known} />
              </div>
            </>
          )}
        </Fetched>
      </RecordPage>
    </Screen>
  );
};
