import { ordersCalls } from '@sitewright/api/orders';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Download, FilePen, SearchX, ShoppingBag } from 'lucide-react';
import { useCallback, useState } from 'react';
import {
  Button,
  EmptyState,
  LoadMore,
  Records,
  Screen,
  Skeleton,
  useCountMessage,
} from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import '../orders.css';
import type { OrderSummary } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { DemoNotice } from './demo-notice.tsx';
import { MoreActions } from './more-actions.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderFilterBar } from './order-filters.tsx';
import type { OrderParams } from './order-params.ts';
import { OrderTable } from './order-table.tsx';
import { OrderTabs } from './order-tabs.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useOrders } from './use-orders.ts';
import { ViewAction } from './view-actions.tsx';

const route = getRouteApi('/_signed-in/store/orders');

const nothing: ReadonlySet<string> = new Set();
const noValues = {
  countries: [],
  tags: [],
  views: [],
  hasTestOrders: false,
  hasDemoOrders: false,
  hasOrders: true,
};

const exportUrl = (params: OrderParams): string =>
  `${ordersCalls.exportAll.path}?${new URLSearchParams(params as Record<string, string>).toString()}`;

const NoOrders = () => (
  <EmptyState icon={ShoppingBag} title="No orders yet">
    Orders appear here as soon as customers place them. Place a test order at your checkout to see how it
    looks.
  </EmptyState>
);

const NoMatches = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={SearchX}
    title="No orders match"
    action={<Button onPress={onClear}>Clear filters</Button>}
  >
    Try another search or other filters.
  </EmptyState>
);

interface ListProps {
  readonly orders: readonly OrderSummary[];
  readonly tags: readonly string[];
}

const OrderList = ({ orders, tags }: ListProps) => {
  const [selected, setSelected] = useState(nothing);
  const navigate = useNavigate();
  const money = useOrderMoney();
  const open = useCallback(
    (id: string) => void navigate({ to: '/store/orders/order', search: { id } }),
    [navigate],
  );
  const ids = orders.map(({ id }) => id).filter((id) => selected.has(id));
  return (
    <>
      <OrderTable {...{ orders, selected, money }} onSelect={setSelected} onOpen={open} />
      {ids.length === 0 ? null : <SelectionBar {...{ ids, tags }} onClear={() => setSelected(nothing)} />}
    </>
  );
};

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const onParams = useCallback(
    (next: OrderParams) => void navigate({ to: '/store/orders', search: next, replace: true }),
    [navigate],
  );
  return { params, onParams };
};

/** The orders of the store. */
export const OrdersScreen = () => {
  const { params, onParams } = useParams();
  const values = dataOf(useFetched(ordersCalls.readFilters, {}).fetched) ?? noValues;
  const { fetched, refetch, loadMore, isLoadingMore } = useOrders(params);
  const message = useCountMessage(dataOf(fetched)?.length, 'order', loadMore !== undefined);
  const { views, hasOrders, hasTestOrders, hasDemoOrders } = values;
  return (
    <Screen
      title="Orders"
      layout="fill"
      actions={
        <>
          <a className="button button-plain" href={exportUrl(params)} download>
            <Download size={16} aria-hidden />
            <span className="button-label">Export</span>
          </a>
          <MoreActions hasTestOrders={hasTestOrders} />
          <Link to="/store/orders/drafts" className="button button-plain">
            <FilePen size={16} aria-hidden />
            <span className="button-label">Drafts</span>
          </Link>
        </>
      }
    >
      <Records>
        {hasDemoOrders ? <DemoNotice /> : null}
        {hasOrders ? <OrderFigures /> : null}
        <OrderTabs {...{ params, views }} action={<ViewAction {...{ params, views, onParams }} />} />
        <OrderFilterBar {...{ params, onParams, values }} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={8} shape="list" />}
        >
          {(orders) => {
            if (orders.length > 0)
              return <OrderList key={JSON.stringify(params)} orders={orders} tags={values.tags} />;
            return hasOrders ? <NoMatches onClear={() => onParams({})} /> : <NoOrders />;
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
