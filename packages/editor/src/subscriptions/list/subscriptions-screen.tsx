import { subscriptionsCalls } from '@sitewright/api/subscriptions';
import { subscriptionStatuses } from '@sitewright/domain/subscriptions';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Repeat, SearchX } from 'lucide-react';
import { EmptyState, Records, Screen, SearchField, Select } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { ExportLink, RecordList } from '../../record-lists/index.ts';
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
    <div className="records-filters">
      <SearchField label="Search by name or email" value={typed} onChange={setTyped} />
      <Select
        label="Status"
        choices={statusChoices}
        value={params.status ?? ANY}
        onChange={(id) => onChange({ status: subscriptionStatuses.find((each) => each === id) })}
      />
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

/** The subscriptions of the store. */
export const SubscriptionsScreen = () => {
  const { params, change } = useParams();
  const navigate = useNavigate();
  return (
    <Screen
      title="Subscriptions"
      layout="fill"
      actions={<ExportLink path={subscriptionsCalls.exportAll.path} params={params} />}
    >
      <Records>
        <Figures />
        <Filters params={params} onChange={change} />
        <RecordList
          records={useSubscriptions(params)}
          noun="subscription"
          empty={isFiltered(params) ? <NoMatches /> : <NoSubscriptions />}
        >
          {(subscriptions) => (
            <SubscriptionTable
              subscriptions={subscriptions}
              onOpen={(id) => void navigate({ to: '/store/subscriptions/subscription', search: { id } })}
            />
          )}
        </RecordList>
      </Records>
    </Screen>
  );
};
