import { abandonedCartsCalls } from '@sitewright/api/abandoned-carts';
import { abandonedCartStates } from '@sitewright/domain/abandoned-carts';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { SearchX, Settings, ShoppingBag } from 'lucide-react';
import { EmptyState, Records, Screen, SearchField, Select } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { ExportLink, RecordList } from '../../record-lists/index.ts';
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

const Filters = ({ params, onChange }: { readonly params: CartParams; readonly onChange: Change }) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="records-filters">
      <SearchField label="Search by email" value={typed} onChange={setTyped} />
      <Select
        label="State"
        choices={stateChoices}
        value={params.state ?? ANY}
        onChange={(id) => onChange({ state: abandonedCartStates.find((each) => each === id) })}
      />
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
  return (
    <Screen
      title="Abandoned carts"
      layout="fill"
      actions={
        <>
          <ExportLink path={abandonedCartsCalls.exportAll.path} params={params} />
          <SettingsLink />
        </>
      }
    >
      <Records>
        <RecoveryFigures />
        <Filters params={params} onChange={change} />
        <RecordList
          records={useAbandonedCarts(params)}
          noun="abandoned cart"
          empty={isFiltered(params) ? <NoMatches /> : <NoCarts />}
        >
          {(carts) => (
            <CartTable
              carts={carts}
              onOpen={(id) => void navigate({ to: '/store/orders/order', search: { id } })}
            />
          )}
        </RecordList>
      </Records>
    </Screen>
  );
};
