import type { CallAnswer } from '@sitewright/api/call';
import { ordersCalls } from '@sitewright/api/orders';
import type { OrderTab } from '@sitewright/domain/orders';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { countText } from '../to-fulfil-count.tsx';
import { currentTab, type OrderParams } from './order-params.ts';

export type OrderView = CallAnswer<typeof ordersCalls.readFilters>['views'][number];

const tabNames: Readonly<Record<OrderTab | 'all', string>> = {
  all: 'All',
  'to-fulfil': 'To fulfil',
  unpaid: 'Unpaid',
  pickup: 'Pickup',
  refunded: 'Refunded',
};

interface OrderTabsProps {
  readonly params: OrderParams;
  readonly views: readonly OrderView[];
  readonly onParams: (params: OrderParams) => void;
  /** Beside the tabs. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

const TabCount = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <span className="badge badge-warning orders-tab-count">
      {countText(count)}
      <VisuallyHidden> orders</VisuallyHidden>
    </span>
  );

const useCounts = (): Readonly<Record<string, number>> => {
  const counts = dataOf(useFetched(ordersCalls.count, {}).fetched);
  return { 'to-fulfil': counts?.toFulfil ?? 0, unpaid: counts?.unpaid ?? 0 };
};

/** Tabs of the list, then the saved views. */
export const OrderTabs = ({ params, views, onParams, action, children }: OrderTabsProps) => {
  const counts = useCounts();
  const current = currentTab(params, views);
  const choose = (key: string): void => {
    const view = views.find(({ id }) => `view-${id}` === key);
    onParams(view ? view.filters : key === 'all' ? {} : { tab: key as OrderTab });
  };
  return (
    <Tabs className="orders-tabs" selectedKey={current} onSelectionChange={(key) => choose(String(key))}>
      <div className="orders-tab-row">
        <TabList className="tab-list orders-tab-list" aria-label="Orders">
          {Object.entries(tabNames).map(([id, name]) => (
            <Tab key={id} id={id} className="tab">
              {name}
              <TabCount count={counts[id] ?? 0} />
            </Tab>
          ))}
          {views.map(({ id, name }) => (
            <Tab key={id} id={`view-${id}`} className="tab">
              {name}
            </Tab>
          ))}
        </TabList>
        {action}
      </div>
      <TabPanel id={current} className="orders-panel">
        {children}
      </TabPanel>
    </Tabs>
  );
};
