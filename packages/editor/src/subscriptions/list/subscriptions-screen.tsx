import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { subscriptionStatuses } from '@sitewright/domain/subscriptions';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Download, Repeat, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import {
  EmptyState,
  LoadMore,
  Records,
  Screen,
  SearchField,
  Select,
  Skeleton,
} from '../../controls/index.ts';
import { dataOf, Fetched, useSearchText } from '../../data-fetching/index.ts';
import { isFiltered, type SubscriptionParams } from '../subscription-params.ts';
import { statusNames } from '../subscription-texts.ts';
import '../subscriptions.css';
import { useSubscriptions } from '../use-subscriptions.ts';
import { Figures } from './figures.tsx';
import { SubscriptionTable } from './subscription-table.tsx';

const route = getRouteApi('/_signed-in/store/subscriptions');
const ANY = 'any';

const statusChoices = [
  { id: ANY, name: 'All' },
  ...subscriptionStatuses.map((id) => ({ id, name: statusNames[id] })),
];

type Change = (part: {
  readonly [Name in keyof SubscriptionParams]?: SubscriptionParams[Name] | undefined;
}) => void;

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const change: Change = (part) => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/store/subscriptions', search: Object.fromEntries(entries), replace: true });
  };
  return { params, change };
};

const ExportLink = ({ params }: { readonly params: SubscriptionParams }) => {
  const query = new URLSearchParams({ ...params }).toString();
  return (
    <a
      className="button button-plain"
      href={`${subscriptionsCalls.exportAll.path}${query === '' ? '' : `?${query}`}`}
      download
    >
      <Download size={16} aria-hidden />
      <span className="button-label">Export</span>
    </a>
  );
};

const Filters = ({
  params,
  onChange,
}: {
  readonly params: SubscriptionParams;
  readonly onChange: Change;
}) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="subscriptions-filters">
      <SearchField label="Search by name or email" value={typed} onChange={setTyped} />
      <Select
        label="Status"
        choices={statusChoices}
        value={params.status ?? ANY}
        onChange={(id) => onChange({ status: subscriptionStatuses.find((each) => each === id) })}
      />
      <ExportLink params={params} />
    </div>
  );
};

const NoSubscriptions = () => (
  <EmptyState icon={Repeat} title="No subscriptions yet">
    They begin with the first order of a customer. To sell them, turn on the subscription of a physical or
    service product.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No subscriptions match">
    Try another name, email address or status.
  </EmptyState>
);

/** Announces how many a search or filter found. */
const useCountMessage = (count: number | undefined, hasMore: boolean): string => {
  const { message, announce } = useAnnouncer();
  useEffect(() => {
    if (count !== undefined)
      announce(
        `${count === 1 ? '1 subscription' : `${count} subscriptions`}${hasMore ? ', more to load' : ''}`,
      );
  }, [count, hasMore, announce]);
  return message;
};

/** The subscriptions of the store. */
export const SubscriptionsScreen = () => {
  const { params, change } = useParams();
  const navigate = useNavigate();
  const { fetched, refetch, loadMore, isLoadingMore } = useSubscriptions(params);
  const message = useCountMessage(dataOf(fetched)?.length, loadMore !== undefined);
  return (
    <Screen title="Subscriptions" layout="fill">
      <Records>
        <Figures />
        <Filters params={params} onChange={change} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(subscriptions) => {
            if (subscriptions.length > 0)
              return (
                <SubscriptionTable
                  subscriptions={subscriptions}
                  onOpen={(id) => void navigate({ to: '/store/subscriptions/subscription', search: { id } })}
                />
              );
            return isFiltered(params) ? <NoMatches /> : <NoSubscriptions />;
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
