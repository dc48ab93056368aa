import { orderEditsCalls } from '@sitewright/api/order-edits';
import { creditOf } from '@sitewright/domain/orders';
import { Link2, Link2Off, RotateCcw, Send } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, useConfirm, useToast } from '../../controls/index.ts';
import { dataOf, send, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { RefundDialog } from '../../refunds/index.ts';
import { useSession } from '../../session/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import { useRefreshOrders } from '../list/use-orders.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { PaymentLinkDialog } from './payment-link-dialog.tsx';

const DAYS = 14;

interface OrderProps {
  readonly order: OrderDetail;
}

const useBalanceLink = ({ id, revision }: OrderDetail) => {
  const { fetched } = useFetched(orderEditsCalls.readLink, { params: { id } });
  const refreshOrders = useRefreshOrders();
  const refresh = useRefresh();
  const toast = useToast();
  const confirm = useConfirm();
  const link = dataOf(fetched)?.link ?? null;
  const params = { id };
  const readAgain = async (): Promise<void> => {
    await refresh(orderEditsCalls.readLink);
    await refreshOrders();
  };
  return {
    link,
    isKnown: dataOf(fetched) !== undefined,
    /** A link that is valid is copied as it is. */
    async copy(): Promise<void> {
      let url = link && !link.isExpired ? link.url : '';
      if (url === '') {
        const outcome = await send(orderEditsCalls.createLink, { params, body: { revision, days: DAYS } });
        await readAgain();
        if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
        url = outcome.answer.link?.url ?? '';
      }
      await navigator.clipboard.writeText(url);
      return toast('Payment link copied');
    },
    async mail(mail: { readonly days: number; readonly message: string }): Promise<string | undefined> {
      const outcome = await send(orderEditsCalls.sendLink, { params, body: { revision, ...mail } });
      await readAgain();
      return outcome.ok ? undefined : outcome.refusal.message;
    },
    async revoke(): Promise<void> {
      const isConfirmed = await confirm({
        title: 'Revoke the payment link?',
        text: 'Whoever has the link can no longer pay. You can create a new one.',
        confirm: 'Revoke link',
      });
      if (!isConfirmed) return;
      const outcome = await send(orderEditsCalls.revokeLink, { params, body: { revision } });
      await readAgain();
      if (outcome.ok) toast('Payment link revoked');
      else toast(outcome.refusal.message, 'bad');
    },
  };
};

type Link = NonNullable<ReturnType<typeof useBalanceLink>['link']>;

const LinkState = ({ link }: { readonly link: Link }) => (
  <span>
    {link.isExpired ? 'The payment link has expired on ' : 'The payment link is valid until '}
    <SiteTime on={link.expiresOn} />
    {link.sentOn === null ? '.' : ', sent on '}
    {link.sentOn === null ? null : <SiteTime on={link.sentOn} />}
  </span>
);

/** What is still to be paid, with the link to it. The order is marked as paid by its own button. */
const Due = ({ order }: OrderProps) => {
  const [isSending, setSending] = useState(false);
  const { link, isKnown, copy, mail, revoke } = useBalanceLink(order);
  const money = useOrderMoney();
  return (
    <Notice tone="warning">
      <div className="order-balance">
        <strong>{`Balance due ${money(order.balanceCents, order.currency)}`}</strong>
        {link ? (
          <LinkState link={link} />
        ) : (
          <span>Send the customer a payment link, or mark the order as paid.</span>
        )}
        <div className="order-balance-actions">
          {order.email === '' ? null : (
            <Button icon={Send} isDisabled={!isKnown} onPress={() => setSending(true)}>
              Send payment link
            </Button>
          )}
          <Button icon={Link2} isDisabled={!isKnown} onPress={() => void copy()}>
            Copy link
          </Button>
          {link ? (
            <Button icon={Link2Off} onPress={() => void revoke()}>
              Revoke link
            </Button>
          ) : null}
        </div>
        {isSending ? (
          <PaymentLinkDialog email={order.email} onSend={mail} onClose={() => setSending(false)} />
        ) : null}
      </div>
    </Notice>
  );
};

/** What was paid beyond the total stays on the order until it is refunded. */
const Credit = ({ order }: OrderProps) => {
  const [isRefunding, setRefunding] = useState(false);
  const { permissions } = useSession();
  const money = useOrderMoney();
  const canRefund = order.actions.includes('refund') && permissions.includes('refunds');
  return (
    <Notice tone="warning">
      <div className="order-balance">
        <strong>{`Credit ${money(creditOf(order), order.currency)}`}</strong>
        <span>The customer has paid more than the order costs now.</span>
        {canRefund ? (
          <div className="order-balance-actions">
            <Button icon={RotateCcw} onPress={() => setRefunding(true)}>
              Refund credit
            </Button>
          </div>
        ) : null}
        {isRefunding ? (
          <RefundDialog order={order} credit={creditOf(order)} onClose={() => setRefunding(false)} />
        ) : null}
      </div>
    </Notice>
  );
};

/** The difference between what an edited order costs and what was paid. */
export const OrderBalance = ({ order }: OrderProps) => {
  if (order.balanceCents === 0 || order.fulfilmentState === 'cancelled') return null;
  return order.balanceCents > 0 ? <Due order={order} /> : <Credit order={order} />;
};
