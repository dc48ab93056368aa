import { returnsCalls } from '@sitewright/api/returns';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { SearchX, Settings, Undo2 } from 'lucide-react';
import { EmptyState, LoadMore, Records, Screen, Skeleton, useCountMessage } from '../../controls/index.ts';
import { dataOf, Fetched, mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
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
  const { fetched, refetch, loadMore, isLoadingMore } = useReturns(params);
  const message = useCountMessage(dataOf(fetched)?.length, 'return', loadMore !== undefined);
  const open = (id: string) => void navigate({ to: '/store/orders/order', search: { id } });
  return (
    <Screen title="Returns" layout="fill" actions={<SettingsLink />}>
      <Records>
        <ReturnFilterBar
          params={params}
          onParams={(search) => void navigate({ to: '/store/returns', search, replace: true })}
        />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={8} shape="list" />}
        >
          {(returns) => {
            if (returns.length > 0) return <ReturnTable returns={returns} onOpen={open} />;
            return Object.keys(params).length === 0 ? <NoReturns /> : <NoMatches />;
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
