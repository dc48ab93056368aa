import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { abandonedCartStates } from '@sitewright/domain/abandoned-carts';
import { LiveRegion } from '@sitewright/ui/live-region';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { Download, SearchX, Settings, ShoppingBag } from 'lucide-react';
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
import { useSession } from '../../session/index.ts';
import '../abandoned-carts.css';
import { isFiltered, type CartParams } from '../cart-params.ts';
import { stateNames } from '../cart-texts.ts';
import { useAbandonedCarts } from '../use-abandoned-carts.ts';
import { CartTable } from './cart-table.tsx';
import { RecoveryFigures } from './recovery-figures.tsx';

const route = getRouteApi('/_signed-in/store/abandoned-carts');
const ANY = 'any';

const stateChoices = [
  { id: ANY, name: 'All' },
  ...abandonedCartStates.map((id) => ({ id, name: stateNames[id] })),
];

type Change = (part: { readonly [Name in keyof CartParams]?: CartParams[Name] | undefined }) => void;

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const change: Change = (part) => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/store/abandoned-carts', search: Object.fromEntries(entries), replace: true });
  };
  return { params, change };
};

const SettingsLink = () =>
  useSession().permissions.includes('store-settings') ? (
    <Link to="/store/abandoned-carts/settings" className="button button-plain">
      <Settings size={16} aria-hidden />
      <span className="button-label">Settings</span>
    </Link>
  ) : null;

const ExportLink = ({ params }: { readonly params: CartParams }) => {
  const query = new URLSearchParams({ ...params }).toString();
  return (
    <a
      className="button button-plain"
      href={`${abandonedCartsCalls.exportAll.path}${query === '' ? '' : `?${query}`}`}
      download
    >
      <Download size={16} aria-hidden />
      <span className="button-label">Export</span>
    </a>
  );
};

const Filters = ({ params, onChange }: { readonly params: CartParams; readonly onChange: Change }) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="abandoned-filters">
      <SearchField label="Search by email" value={typed} onChange={setTyped} />
      <Select
        label="State"
        choices={stateChoices}
        value={params.state ?? ANY}
        onChange={(id) => onChange({ state: abandonedCartStates.find((each) => each === id) })}
      />
      <ExportLink params={params} />
    </div>
  );
};

const NoCarts = () => (
  <EmptyState icon={ShoppingBag} title="No abandoned carts yet">
    Whoever enters an email address at the checkout and buys nothing appears here. After 24 hours one email
    with a link to the cart can be sent.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No abandoned carts match">
    Try another email address or state.
  </EmptyState>
);

/** Carts of shoppers who entered an email address and bought nothing. */
export const AbandonedCartsScreen = () => {
  const { params, change } = useParams();
  const navigate = useNavigate();
  const { fetched, refetch, loadMore, isLoadingMore } = useAbandonedCarts(params);
  const message = useCountMessage(dataOf(fetched)?.length, 'abandoned cart', loadMore !== undefined);
  return (
    <Screen title="Abandoned carts" layout="fill" actions={<SettingsLink />}>
      <Records>
        <RecoveryFigures />
        <Filters params={params} onChange={change} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(carts) => {
            if (carts.length > 0)
              return (
                <CartTable
                  carts={carts}
                  onOpen={(id) => void navigate({ to: '/store/orders/order', search: { id } })}
                />
              );
            return isFiltered(params) ? <NoMatches /> : <NoCarts />;
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
      <LiveRegion message={message} />
    </Screen>
  );
};
