import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { giftCardStatuses } from '@sitewright/domain/gift-cards';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Gift, Plus, ScanSearch, SearchX } from 'lucide-react';
import { useState } from 'react';
import { Button, EmptyState, Fact, Records, Screen, SearchField, Select } from '../../controls/index.ts';
import { dataOf, useFetched, useSearchText } from '../../data-fetching/index.ts';
import { ExportLink, RecordList } from '../../record-lists/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { useSession } from '../../session/index.ts';
import { FindDialog } from '../dialogs/find-dialog.tsx';
import { IssueDialog } from '../dialogs/issue-dialog.tsx';
import { statusNames } from '../gift-card-types.ts';
import '../gift-cards.css';
import { useGiftCards } from '../use-gift-cards.ts';
import { isFiltered, type GiftCardParams } from '../gift-card-params.ts';
import { GiftCardTable } from './gift-card-table.tsx';

const route = getRouteApi('/_signed-in/store/gift-cards');
const ANY = 'any';

const statusChoices = [
  { id: ANY, name: 'All' },
  ...giftCardStatuses.map((id) => ({ id, name: statusNames[id] })),
];

type Change = (part: { readonly [Name in keyof GiftCardParams]?: GiftCardParams[Name] | undefined }) => void;

const useParams = () => {
  const params = route.useSearch();
  const navigate = useNavigate();
  const change: Change = (part) => {
    const entries = Object.entries({ ...params, ...part }).filter(([, value]) => value !== undefined);
    void navigate({ to: '/store/gift-cards', search: Object.fromEntries(entries), replace: true });
  };
  return { params, change };
};

const IssueButton = () => {
  const [isOpen, setOpen] = useState(false);
  if (!useSession().permissions.includes('refunds')) return null;
  return (
    <>
      <Button kind="primary" icon={Plus} onPress={() => setOpen(true)}>
        Issue gift card
      </Button>
      {isOpen ? <IssueDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const FindButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={ScanSearch} onPress={() => setOpen(true)}>
        Find by code
      </Button>
      {isOpen ? <FindDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
};

const Filters = ({ params, onChange }: { readonly params: GiftCardParams; readonly onChange: Change }) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  return (
    <div className="records-filters">
      <SearchField label="Search by last four, name or email" value={typed} onChange={setTyped} />
      <Select
        label="Status"
        choices={statusChoices}
        value={params.status ?? ANY}
        onChange={(id) => onChange({ status: giftCardStatuses.find((each) => each === id) })}
      />
      <FindButton />
    </div>
  );
};

/** What customers can still spend: money that the store owes. */
const Liability = () => {
  const money = useOrderMoney();
  const figures = dataOf(useFetched(giftCardsCalls.readFigures, {}).fetched);
  if (!figures || figures.liability.length === 0) return null;
  return (
    <dl className="records-figures">
      {figures.liability.map(({ currency, cents, count }) => (
        <Fact key={currency} name={`Outstanding balance (${count === 1 ? '1 card' : `${count} cards`})`}>
          {money(cents, currency)}
        </Fact>
      ))}
    </dl>
  );
};

const NoCards = () => (
  <EmptyState icon={Gift} title="No gift cards yet">
    Cards that customers buy appear here, and those that you issue yourself. To sell them, create a product of
    the type gift card.
  </EmptyState>
);

const NoMatches = () => (
  <EmptyState icon={SearchX} title="No gift cards match">
    Try another end of the code, email address or status.
  </EmptyState>
);

/** The gift cards of the store. */
export const GiftCardsScreen = () => {
  const { params, change } = useParams();
  const navigate = useNavigate();
  return (
    <Screen
      title="Gift cards"
      layout="fill"
      actions={
        <>
          <ExportLink path={giftCardsCalls.exportAll.path} params={params} />
          <IssueButton />
        </>
      }
    >
      <Records>
        <Liability />
        <Filters params={params} onChange={change} />
        <RecordList
          records={useGiftCards(params)}
          noun="gift card"
          empty={isFiltered(params) ? <NoMatches /> : <NoCards />}
        >
          {(cards) => (
            <GiftCardTable
              cards={cards}
              onOpen={(id) => void navigate({ to: '/store/gift-cards/card', search: { id } })}
            />
          )}
        </RecordList>
      </Records>
    </Screen>
  );
};
