import { giftCardsCalls } from '@sitewright/api/gift-cards';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Ban, HandCoins, Scale, Send } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  CardBody,
  Fact,
  RecordPage,
  Screen,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../../controls/index.ts';
import { dataOf, Fetched, send, useFetched } from '../../data-fetching/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { useSession } from '../../session/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { AdjustDialog, RedeemDialog } from '../dialogs/amount-dialog.tsx';
import { ResendDialog } from '../dialogs/resend-dialog.tsx';
import { codeText, entryNames, spendableCents, type GiftCardDetail } from '../gift-card-types.ts';
import '../gift-cards.css';
import { StatusBadges } from '../status-badge.tsx';
import { useRefreshGiftCards } from '../use-gift-cards.ts';

const route = getRouteApi('/_signed-in/store/gift-cards/card');

interface CardProps {
  readonly card: GiftCardDetail;
}

const Figures = ({ card }: CardProps) => {
  const money = useOrderMoney();
  return (
    <dl className="records-figures">
      <Fact name="Balance">{money(spendableCents(card), card.currency)}</Fact>
      {spendableCents(card) === card.balanceCents ? null : (
        <Fact name={card.status === 'disabled' ? 'Lost when voided' : 'Not used when it expired'}>
          {money(card.balanceCents, card.currency)}
        </Fact>
      )}
      <Fact name="Issued">{money(card.issuedCents, card.currency)}</Fact>
      <Fact name="Status">
        <StatusBadges card={card} />
      </Fact>
    </dl>
  );
};

const OrderLink = ({ order }: { readonly order: NonNullable<GiftCardDetail['order']> }) => (
  <Link to="/store/orders/order" search={{ id: order.id }}>{`#${order.number}`}</Link>
);

const Ledger = ({ card }: CardProps) => {
  const money = useOrderMoney();
  return (
    <Section title="History">
      <Card>
        <ol className="records-entries" aria-label="History of the balance">
          {card.entries.map((entry) => (
            <li key={entry.id}>
              <span>
                <span>
                  {entryNames[entry.kind]} {entry.order ? <OrderLink order={entry.order} /> : null}
                </span>
                <span className="records-detail">
                  <SiteTime on={entry.createdOn} />
                  {entry.madeBy === '' ? '' : `, ${entry.madeBy}`}
                </span>
                {entry.note === '' ? null : <span className="records-detail">{entry.note}</span>}
              </span>
              <span className="records-amount">
                {`${entry.amountCents > 0 ? '+' : ''}${money(entry.amountCents, card.currency)}`}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  );
};

const deliveryText = (card: GiftCardDetail): string =>
  card.deliverTo === 'buyer' ? 'To the buyer' : 'To the recipient';

const Delivery = ({ card }: CardProps) => (
  <Section title="Delivery">
    <Card>
      <CardBody>
        <dl className="records-facts">
          {card.recipientName === '' ? null : <Fact name="Recipient">{card.recipientName}</Fact>}
          {card.recipientEmail === '' ? null : <Fact name="Recipient email">{card.recipientEmail}</Fact>}
          {card.order === null ? null : (
            <>
              <Fact name="Email">{deliveryText(card)}</Fact>
              <Fact name="Bought with">
                <OrderLink order={card.order} />
              </Fact>
              <Fact name="Buyer">{card.buyerEmail}</Fact>
            </>
          )}
          {card.senderName === '' ? null : <Fact name="From">{card.senderName}</Fact>}
          {card.message === '' ? null : <Fact name="Message">{card.message}</Fact>}
          {card.deliverOn === null || card.deliveredOn !== null ? null : (
            <Fact name="Sent on">
              <SiteTime on={card.deliverOn} />
            </Fact>
          )}
          <Fact name="Last sent">
            {card.deliveredOn === null ? 'Not by email' : <SiteTime on={card.deliveredOn} />}
          </Fact>
          <Fact name="Expires">{card.expiresOn === null ? 'Never' : <SiteTime on={card.expiresOn} />}</Fact>
          {card.madeBy === '' ? null : <Fact name="Issued by">{card.madeBy}</Fact>}
          {card.note === '' ? null : <Fact name="Note">{card.note}</Fact>}
        </dl>
      </CardBody>
    </Card>
  </Section>
);

const useVoid = (card: GiftCardDetail) => {
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefreshGiftCards();
  return async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: `Void ${codeText(card)}?`,
      text: 'The card cannot be used any more, and what is on it is lost. This cannot be undone.',
      confirm: 'Void gift card',
    });
    if (!isConfirmed) return;
    const outcome = await send(giftCardsCalls.disable, { params: { id: card.id } });
    if (outcome.ok) toast('Gift card is void');
    else toast(outcome.refusal.message, 'bad');
    await refresh();
  };
};

const Actions = ({ card }: CardProps) => {
  const [dialog, setDialog] = useState<'redeem' | 'adjust' | 'resend'>();
  const voidCard = useVoid(card);
  const close = () => setDialog(undefined);
  const isSpendable = card.status === 'active';
  return (
    <>
      {isSpendable ? (
        <Button icon={HandCoins} onPress={() => setDialog('redeem')}>
          Redeem
        </Button>
      ) : null}
      <Button icon={Scale} onPress={() => setDialog('adjust')}>
        Adjust
      </Button>
      {isSpendable || card.status === 'scheduled' ? (
        <Button icon={Send} onPress={() => setDialog('resend')}>
          {card.deliveredOn === null ? 'Send' : 'Resend'}
        </Button>
      ) : null}
      <Button icon={Ban} onPress={() => void voidCard()}>
        Void
      </Button>
      {dialog === 'redeem' ? <RedeemDialog card={card} onClose={close} /> : null}
      {dialog === 'adjust' ? <AdjustDialog card={card} onClose={close} /> : null}
      {dialog === 'resend' ? <ResendDialog card={card} onClose={close} /> : null}
    </>
  );
};

const Crumb = () => (
  <Link to="/store/gift-cards" className="screen-crumb">
    Gift cards /
  </Link>
);

/** One gift card with its ledger. */
export const GiftCardScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(giftCardsCalls.read, { params: { id } });
  const card = dataOf(fetched);
  const mayChange = useSession().permissions.includes('refunds');
  return (
    <Screen
      title={card ? codeText(card) : 'Gift card'}
      layout="fill"
      lead={<Crumb />}
      actions={card && mayChange && card.status !== 'disabled' ? <Actions card={card} /> : undefined}
    >
      <RecordPage>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {(known) => (
            <>
              <Figures card={known} />
              <div className="records-columns">
                <Ledger card={known} />
                <Delivery card={known} />
              </div>
            </>
          )}
        </Fetched>
      </RecordPage>
    </Screen>
  );
};
