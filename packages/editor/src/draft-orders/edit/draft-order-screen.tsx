import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import type { PriceFormat } from '@sitewright/domain/money';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { Button, Notice, Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { usePriceFormat } from '../../site-prices/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import '../draft-orders.css';
import { DraftActions } from './draft-actions.tsx';
import { DraftLines } from './draft-lines.tsx';
import { DraftReservation } from './draft-reservation.tsx';
import { DraftSide } from './draft-side.tsx';
import { useDraft, type Draft } from './use-draft.ts';

const route = getRouteApi('/_signed-in/store/orders/draft');

const LinkState = ({ link }: { readonly link: NonNullable<Draft['link']> }) => (
  <Notice tone={link.isExpired ? 'warning' : 'good'}>
    {link.isExpired ? 'The payment link has expired on ' : 'The payment link is valid until '}
    <SiteTime on={link.expiresOn} />
    {link.sentOn === null ? '.' : ', and was sent by email on '}
    {link.sentOn === null ? null : <SiteTime on={link.sentOn} />}
  </Notice>
);

interface EditorProps {
  readonly first: Draft;
  readonly format: PriceFormat;
  readonly onReload: () => void;
}

const Editor = ({ first, format, onReload }: EditorProps) => {
  const editing = useDraft(first);
  const { draft, problem, isSaving } = editing;
  const orderMoney = useOrderMoney();
  const money = (cents: number): string => orderMoney(cents, draft.totals.currency);
  return (
    <>
      <div className="draft-head">
        <output className="draft-quiet">{isSaving ? 'Saving…' : 'Saved'}</output>
        <DraftActions {...{ editing, money }} />
      </div>
      {problem === undefined ? null : (
        <Notice tone="bad">
          {problem} <Button onPress={onReload}>Reload</Button>
        </Notice>
      )}
      {draft.link ? <LinkState link={draft.link} /> : null}
      <div className="draft-columns">
        <div className="draft-main">
          <DraftLines {...{ editing, format, money }} />
          <DraftReservation editing={editing} />
        </div>
        <aside className="draft-aside" aria-label="About the draft">
          <DraftSide editing={editing} />
        </aside>
      </div>
    </>
  );
};

const Completed = ({ draft }: { readonly draft: Draft }) => (
  <Notice tone="good">
    {'This draft has become an order. '}
    <Link to="/store/orders/order" search={{ id: draft.orderId ?? '' }}>
      Open the order
    </Link>
  </Notice>
);

const OneDraft = ({ id }: { readonly id: string }) => {
  const { fetched, refetch } = useFetched(draftOrdersCalls.read, { params: { id } });
  const { format } = usePriceFormat();
  const known = dataOf(fetched);
  return (
    <Screen
      title={known ? `#${known.number}` : 'Draft order'}
      layout="fill"
      lead={
        <Link to="/store/orders/drafts" className="orders-crumb">
          Drafts /
        </Link>
      }
    >
      <div className="drafts">
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {(draft) => {
            if (draft.orderId !== null) return <Completed draft={draft} />;
            return format ? <Editor key={draft.id} first={draft} format={format} onReload={refetch} /> : null;
          }}
        </Fetched>
      </div>
    </Screen>
  );
};

/** One draft order; an address without an id leads to the list. */
export const DraftOrderScreen = () => {
  const { id = '' } = route.useSearch();
  return id === '' ? <Navigate to="/store/orders/drafts" replace /> : <OneDraft id={id} />;
};
