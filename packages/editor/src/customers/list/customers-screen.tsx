import { customersCalls } from '@sitewright/api/customers';
import type { CustomerSort } from '@sitewright/domain/customers';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Download, SearchX, UsersRound } from 'lucide-react';
import {
  EmptyState,
  LoadMore,
  Records,
  Screen,
  SearchField,
  Select,
  Skeleton,
  useCountMessage,
} from '../../controls/index.ts';
import { dataOf, Fetched, useSearchText } from '../../data-fetching/index.ts';
import { readCustomerParams, type CustomerParams } from '../customer-params.ts';
import '../customers.css';
import { CustomerTable } from './customer-table.tsx';
import { useCustomers } from './use-customers.ts';

const route = getRouteApi('/_signed-in/store/customers');

const sortChoices = [
  { id: 'newest', name: 'Newest' },
  { id: 'last-order', name: 'Last order' },
  { id: 'spent', name: 'Spent' },
  { id: 'name', name: 'Name' },
] as const satisfies readonly { readonly id: CustomerSort; readonly name: string }[];

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const set = (name: keyof CustomerParams) => (value: string) =>
    void navigate({
      to: '/store/customers',
      search: readCustomerParams({ ...params, [name]: value }),
      replace: true,
    });
  return { params, set };
};

const NoCustomers = () => (
  <EmptyState icon={UsersRound} title="No customers yet">
    Everybody who places an order appears here.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No customers match">
    Try another name or email address.
  </EmptyState>
);

/** Everybody who has ordered. */
export const CustomersScreen = () => {
  const { params, set } = useParams();
  const navigate = useNavigate();
  const [typed, setTyped] = useSearchText(params.search ?? '', set('search'));
  const { fetched, refetch, loadMore, isLoadingMore } = useCustomers(params);
  const message = useCountMessage(dataOf(fetched)?.length, 'customer', loadMore !== undefined);
  const query = new URLSearchParams(params.search === undefined ? {} : { search: params.search }).toString();
  return (
    <Screen
      title="Customers"
      layout="fill"
      actions={
        <a
          className="button button-plain"
          href={`${customersCalls.exportAll.path}${query === '' ? '' : `?${query}`}`}
          download
        >
          <Download size={16} aria-hidden />
          <span className="button-label">Export</span>
        </a>
      }
    >
      <Records>
        <div className="records-filters">
          <SearchField label="Search by name or email" value={typed} onChange={setTyped} />
          <Select
            label="Sort by"
            choices={sortChoices}
            value={params.sort ?? 'newest'}
            onChange={set('sort')}
          />
        </div>
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={8} shape="list" />}
        >
          {(customers) => {
            if (customers.length > 0)
              return (
                <CustomerTable
                  customers={customers}
                  onOpen={(id) => void navigate({ to: '/store/customers/customer', search: { id } })}
                />
              );
            return params.search === undefined ? <NoCustomers /> : <NoMatches />;
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
