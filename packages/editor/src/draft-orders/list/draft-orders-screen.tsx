import type { CallAnswer } from '@sitewright/api/call';
import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { Link } from '@tanstack/react-router';
import { FilePen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, LoadMore, Screen, SearchField, Skeleton } from '../../controls/index.ts';
import { Fetched, mapFetched, send, useDebounced, useFetchedParts } from '../../data-fetching/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { CreateDraftButton } from '../create-draft-button.tsx';
import '../draft-orders.css';

type Draft = CallAnswer<typeof draftOrdersCalls.list>['drafts'][number];

const stateNames: Readonly<Record<Draft['state'], { readonly text: string; readonly tone: string }>> = {
  open: { text: 'Open', tone: 'neutral' },
  'link-sent': { text: 'Payment link', tone: 'accent' },
  completed: { text: 'Completed', tone: 'good' },
};

const itemsText = ({ itemCount, firstTitle }: Draft): string => {
  if (itemCount === 0) return 'No items';
  return itemCount === 1 ? firstTitle : `${itemCount} items: ${firstTitle}`;
};

const Row = ({ draft }: { readonly draft: Draft }) => (
  <li>
    <Link to="/store/orders/draft" search={{ id: draft.id }} className="draft-row">
      <span className="draft-row-number">{`#${draft.number}`}</span>
      <span className="draft-row-text">
        <span>{draft.customerName || draft.email || 'No customer'}</span>
        <span className="draft-quiet">{itemsText(draft)}</span>
      </span>
      <span className={`badge badge-${stateNames[draft.state].tone}`}>{stateNames[draft.state].text}</span>
      <span className="draft-quiet">
        <SiteTime on={draft.updatedOn} />
      </span>
    </Link>
  </li>
);

const useDrafts = (search: string) => {
  const { fetched, ...rest } = useFetchedParts(
    draftOrdersCalls.list.path,
    (query, signal) =>
      send(draftOrdersCalls.list, { query: { ...query, ...(search === '' ? {} : { search }) } }, signal),
    { search },
  );
  return { fetched: mapFetched(fetched, (parts) => parts.flatMap(({ drafts }) => drafts)), ...rest };
};

/** Orders that the owner puts together. */
export const DraftOrdersScreen = () => {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { fetched, refetch, loadMore, isLoadingMore } = useDrafts(search);
  return (
    <Screen
      title="Drafts"
      layout="fill"
      lead={
        <Link to="/store/orders" search={{}} className="orders-crumb">
          Orders /
        </Link>
      }
      actions={<CreateDraftButton />}
    >
      <div className="drafts">
        <SearchField label="Search by number, customer or item" value={typed} onChange={setTyped} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={6} shape="list" />}
        >
          {(drafts) => {
            if (drafts.length > 0)
              return (
                <ul className="draft-list" aria-label="Draft orders">
                  {drafts.map((draft) => (
                    <Row key={draft.id} draft={draft} />
                  ))}
                </ul>
              );
            return search === '' ? (
              <EmptyState icon={FilePen} title="No drafts yet">
                Put an order together for a customer, and send a link to pay it.
              </EmptyState>
            ) : (
              <EmptyState icon={SearchX} title="No drafts match">
                Try another search.
              </EmptyState>
            );
          }}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </div>
    </Screen>
  );
};
