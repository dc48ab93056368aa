import { donationsCalls } from '@sitewright/api/donations';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Download, HandHeart, Plus, SearchX } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  EmptyState,
  LoadMore,
  Records,
  Screen,
  SearchField,
  Select,
  Skeleton,
  useCountMessage,
} from '../../controls/index.ts';
import { dataOf, Fetched, useFetched, useSearchText } from '../../data-fetching/index.ts';
import { FundDialog } from '../dialogs/fund-dialog.tsx';
import { isFiltered, type DonationParams } from '../donation-params.ts';
import { useDonations, type Fund } from '../use-donations.ts';
import '../donations.css';
import { DonationTable } from './donation-table.tsx';
import { FundCards } from './fund-cards.tsx';

const route = getRouteApi('/_signed-in/store/donations');
const ANY = 'any';

type Change = (part: { readonly [Name in keyof DonationParams]?: DonationParams[Name] | undefined }) => void;

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const change: Change = (part) => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/store/donations', search: Object.fromEntries(entries), replace: true });
  };
  return { params, change };
};

const AddButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="primary" icon={Plus} onPress={() => setOpen(true)}>
        Add fund
      </Button>
      {isOpen ? <FundDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const ExportLink = ({ params }: { readonly params: DonationParams }) => {
  const query = new URLSearchParams({ ...params }).toString();
  return (
    <a
      className="button button-plain"
      href={`${donationsCalls.exportAll.path}${query === '' ? '' : `?${query}`}`}
      download
    >
      <Download size={16} aria-hidden />
      <span className="button-label">Export</span>
    </a>
  );
};

interface FiltersProps {
  readonly params: DonationParams;
  readonly funds: readonly Fund[];
  readonly onChange: Change;
}

const Filters = ({ params, funds, onChange }: FiltersProps) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="records-filters">
      <SearchField label="Search by donor, email or order number" value={typed} onChange={setTyped} />
      <Select
        label="Fund"
        choices={[{ id: ANY, name: 'All' }, ...funds.map(({ id, title }) => ({ id, name: title }))]}
        value={params.fund ?? ANY}
        onChange={(id) => onChange({ fund: id === ANY ? undefined : id })}
      />
    </div>
  );
};

const NoFunds = () => (
  <EmptyState icon={HandHeart} title="Collect donations">
    Add a fund with the amounts that you suggest. It gets a page of its own, and the donation block shows it
    on any other page. Donations are never taxed, shipped or discounted.
  </EmptyState>
);

const NoDonations = ({ params }: { readonly params: DonationParams }) =>
  isFiltered(params) ? (
    <EmptyState icon={SearchX} title="No donations match">
      Try another name, email address, order number or fund.
    </EmptyState>
  ) : (
    <EmptyState icon={HandHeart} title="No donations yet">
      Share the page of a fund, or put a donation block on a page of your site.
    </EmptyState>
  );

const Donations = ({ funds }: { readonly funds: readonly Fund[] }) => {
  const { params, change } = useParams();
  const navigate = useNavigate();
  const { fetched, refetch, loadMore, isLoadingMore } = useDonations(params);
  const message = useCountMessage(dataOf(fetched)?.length, 'donation', loadMore !== undefined);
  return (
    <>
      <FundCards funds={funds} />
      <Filters params={params} funds={funds} onChange={change} />
      <Fetched
        subject="results"
        fetched={fetched}
        onRetry={refetch}
        skeleton={<Skeleton rows={6} shape="list" />}
      >
        {(donations) =>
          donations.length > 0 ? (
            <DonationTable
              donations={donations}
              onOpen={(id) => void navigate({ to: '/store/orders/order', search: { id } })}
            />
          ) : (
            <NoDonations params={params} />
          )
        }
      </Fetched>
      <LoadMore {...{ loadMore, isLoadingMore }} />
      <LiveRegion message={message} />
    </>
  );
};

/** Funds of the store, and what was given to them. */
export const DonationsScreen = () => {
  const { params } = useParams();
  const { fetched, refetch } = useFetched(donationsCalls.listFunds, {});
  return (
    <Screen
      title="Donations"
      layout="fill"
      actions={
        <>
          <ExportLink params={params} />
          <AddButton />
        </>
      }
    >
      <Records>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={6} shape="list" />}>
          {({ funds }) => (funds.length === 0 ? <NoFunds /> : <Donations funds={funds} />)}
        </Fetched>
      </Records>
    </Screen>
  );
};
