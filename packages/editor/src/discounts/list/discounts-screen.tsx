import { discountsCalls } from '@sitewright/api/discounts';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { BadgePercent, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, LoadMore, Records, Screen, Skeleton, useCountMessage } from '../../controls/index.ts';
import { dataOf, Fetched, mapFetched, send, useFetchedParts } from '../../data-fetching/index.ts';
import type { StoredDiscount } from '../discount-types.ts';
import '../discounts.css';
import { useDiscountFormat } from '../use-discount-format.ts';
import { useRemoveDiscount } from '../use-remove-discount.ts';
import { DiscountFilters } from './discount-filters.tsx';
import { isFiltered, type DiscountParams } from './discount-params.ts';
import { DiscountTable } from './discount-table.tsx';
import { useSwitchDiscount } from './use-switch-discount.ts';

const route = getRouteApi('/_signed-in/store/discounts');

const CreateLink = () => (
  <Link to="/store/discounts/edit" className="button button-primary">
    <Plus size={16} aria-hidden />
    <span className="button-label">Create discount</span>
  </Link>
);

const NoDiscounts = () => (
  <EmptyState icon={BadgePercent} title="No discounts yet" action={<CreateLink />}>
    Reward larger orders, welcome new customers or run a sale: with a code that shoppers enter, or
    automatically for every order.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No discounts match">
    Try another name, code or status.
  </EmptyState>
);

const useDiscounts = (params: DiscountParams) => {
  const { fetched, ...rest } = useFetchedParts(
    discountsCalls.list.path,
    (query, signal) => send(discountsCalls.list, { query: { ...query, ...params } }, signal),
    { ...params },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ discounts }) => discounts)), ...rest };
};

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const change = (part: { readonly [Name in keyof DiscountParams]?: DiscountParams[Name] | undefined }) => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/store/discounts', search: Object.fromEntries(entries), replace: true });
  };
  return { params, change };
};

const Listing = ({ discounts }: { readonly discounts: readonly StoredDiscount[] }) => {
  const { format, retry } = useDiscountFormat();
  const { pending, turn } = useSwitchDiscount();
  const remove = useRemoveDiscount();
  return (
    <Fetched fetched={format} onRetry={retry} skeleton={<Skeleton rows={5} shape="list" />}>
      {(known) => (
        <DiscountTable
          {...{ discounts, pending }}
          format={known}
          onSwitch={(discount, isOn) => void turn(discount, isOn)}
          onRemove={(discount) => void remove(discount)}
        />
      )}
    </Fetched>
  );
};

/** Whether the list was ever filtered: the search field must stay while the filter is cleared. */
const useWasFiltered = (params: DiscountParams): boolean => {
  const [wasFiltered, setWasFiltered] = useState(false);
  if (!wasFiltered && isFiltered(params)) setWasFiltered(true);
  return wasFiltered;
};

/** The discounts of the store. */
export const DiscountsScreen = () => {
  const { params, change } = useParams();
  const { fetched, refetch, loadMore, isLoadingMore } = useDiscounts(params);
  const discounts = dataOf(fetched);
  const message = useCountMessage(discounts?.length, 'discount', loadMore !== undefined);
  const wasFiltered = useWasFiltered(params);
  const isEmpty = discounts?.length === 0 && !wasFiltered;
  // Until the answer without the filter arrives, the empty list is that of the filter.
  const isOfFilter = isFiltered(params) || (wasFiltered && fetched.state === 'refetching');
  return (
    <Screen title="Discounts" layout="fill" actions={isEmpty ? undefined : <CreateLink />}>
      <Records>
        {isEmpty ? null : <DiscountFilters params={params} onChange={change} />}
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(found) => {
            if (found.length > 0) return <Listing discounts={found} />;
            return isOfFilter ? <NoMatches /> : <NoDiscounts />;
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
