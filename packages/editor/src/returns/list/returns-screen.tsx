import { returnsCalls } from '@sitewright/api/returns';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { SearchX, Settings, Undo2 } from 'lucide-react';
import { EmptyState, Records, Screen } from '../../controls/index.ts';
import { mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import { RecordList } from '../../record-lists/index.ts';
import { useSession } from '../../session/index.ts';
import { ReturnFilterBar } from './return-filters.tsx';
import type { ReturnParams } from './return-params.ts';
import { ReturnTable } from './return-table.tsx';

const route = getRouteApi('/_signed-in/store/returns');

const useReturns = (params: ReturnParams) => {
  const { fetched, ...rest } = useFetchedParts(
    returnsCalls.listAll.path,
    (query, signal) => send(returnsCalls.listAll, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ returns }) => returns)), ...rest };
};

const SettingsLink = () =>
  useSession().permissions.includes('store-settings') ? (
    <Link to="/store/returns/settings" className="button button-plain">
      <Settings size={16} aria-hidden />
      <span className="button-label">Settings</span>
    </Link>
  ) : null;

const NoReturns = () => (
  <EmptyState icon={Undo2} title="No returns yet">
    Customers ask for a return on the page of their order. You accept or decline it on the order.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No returns match">
    Try another search or other filters.
  </EmptyState>
);

/** Returns and withdrawals of all orders; each leads to its order. */
export const ReturnsScreen = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const open = (id: string) => void navigate({ to: '/store/orders/order', search: { id } });
  return (
    <Screen title="Returns" layout="fill" actions={<SettingsLink />}>
      <Records>
        <ReturnFilterBar
          params={params}
          onParams={(search) => void navigate({ to: '/store/returns', search, replace: true })}
        />
        <RecordList
          records={useReturns(params)}
          noun="return"
          empty={Object.keys(params).length === 0 ? <NoReturns /> : <NoMatches />}
        >
          {(returns) => <ReturnTable returns={returns} onOpen={open} />}
        </RecordList>
      </Records>
    </Screen>
  );
};
