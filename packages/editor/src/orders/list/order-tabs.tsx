import type { CallAnswer } from '@sitewright/api/call';
import { ordersCalls } from '@sitewright/api/orders';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dataOf, useFetched } from '../../data-fetching/index.ts';
import { countText } from '../to-fulfil-count.tsx';
import { currentTab, type OrderParams } from './order-params.ts';

export type OrderView = CallAnswer<typeof ordersCalls.readFilters>['views'][number];

const tabs: readonly { readonly id: string; readonly name: string; readonly search: OrderParams }[] = [
  { id: 'all', name: 'All', search: {} },
  { id: 'to-fulfil', name: 'To fulfil', search: { tab: 'to-fulfil' } },
  { id: 'unpaid', name: 'Unpaid', search: { tab: 'unpaid' } },
  { id: 'pickup', name: 'Pickup', search: { tab: 'pickup' } },
  { id: 'returns', name: 'Returns', search: { tab: 'returns' } },
  { id: 'disputed', name: 'Disputed', search: { tab: 'disputed' } },
  { id: 'refunded', name: 'Refunded', search: { tab: 'refunded' } },
];

interface OrderTabsProps {
  readonly params: OrderParams;
  readonly views: readonly OrderView[];
  /** Beside the links. */
  readonly action: ReactNode;
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
  return { 'to-fulfil': counts?.toFulfil ?? 0, unpaid: counts?.unpaid ?? 0, returns: counts?.returns ?? 0 };
};

interface TabLinkProps {
  readonly name: string;
  readonly search: OrderParams;
  readonly isCurrent: boolean;
  readonly count?: number;
}

/** Phones show only some of the tabs. */
const scrollIntoView = (tab: HTMLLIElement | null): void =>
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const TabLink = ({ name, search, isCurrent, count = 0 }: TabLinkProps) => (
  <li ref={isCurrent ? scrollIntoView : undefined}>
    <Link
      to="/store/orders"
      search={search}
      replace
      // Or the tab without filters would count as open beside every other.
      activeOptions={{ exact: true }}
      className="orders-tab"
      {...(isCurrent ? { 'aria-current': 'page' } : {})}
    >
      {name}
      <TabCount count={count} />
    </Link>
  </li>
);

/** Links to the lists by state, then to the saved views. */
export const OrderTabs = ({ params, views, action }: OrderTabsProps) => {
  const counts = useCounts();
  const current = currentTab(params, views);
  return (
    <nav className="orders-tab-row" aria-label="Views">
      <ul className="orders-tab-list">
        {tabs.map(({ id, name, search }) => (
          <TabLink key={id} {...{ name, search }} isCurrent={current === id} count={counts[id] ?? 0} />
        ))}
        {views.map(({ id, name, filters }) => (
          <TabLink key={id} name={name} search={filters} isCurrent={current === `view-${id}`} />
        ))}
      </ul>
      {action}
    </nav>
  );
};
