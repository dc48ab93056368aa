import { customersCalls } from '@sitewright/api/customers';
import type { CustomerSort } from '@sitewright/domain/customers';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SearchX, UsersRound } from 'lucide-react';
import { EmptyState, Records, Screen, SearchField, Select } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { ExportLink, RecordList } from '../../record-lists/index.ts';
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
  const { search } = params;
  const filter = search === undefined ? {} : { search };
  return (
    <Screen
      title="Customers"
      layout="fill"
      actions={<ExportLink path={customersCalls.exportAll.path} params={filter} />}
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
        <RecordList
          records={useCustomers(params)}
          noun="customer"
          empty={search === undefined ? <NoCustomers /> : <NoMatches />}
        >
          {(customers) => (
            <CustomerTable
              customers={customers}
              onOpen={(id) => void navigate({ to: '/store/customers/customer', search: { id } })}
            />
          )}
        </RecordList>
      </Records>
    </Screen>
  );
};
