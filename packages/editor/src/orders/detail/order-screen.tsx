import { ordersCalls } from '@sitewright/api/orders';
import { getRouteApi, Link } from '@tanstack/react-router';
import {
  Ban,
  CircleCheck,
  ExternalLink,
  PackageCheck,
  Pencil,
  Printer,
  RotateCcw,
  Truck,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Button, Records, Screen, Skeleton, useConfirm } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { RefundDialog } from '../../refunds/index.ts';
import { isWithdrawn } from '@sitewright/domain/returns';
import { OrderReturns } from '../../returns/index.ts';
import { useSession } from '../../session/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import '../orders.css';
import { OrderDisputes } from '../disputes/order-disputes.tsx';
import { DisputeBadge } from '../texts/dispute-badge.tsx';
import { OrderBalance } from '../balance/order-balance.tsx';
import { ReturnBadge } from '../texts/return-badge.tsx';
import { OrderBadge } from '../texts/order-badge.tsx';
import { orderBadges, type OrderDetail } from '../texts/order-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { FulfilDialog } from './fulfil-dialog.tsx';
import { OrderDownloads } from './order-downloads.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderShipments } from './order-shipments.tsx';
import { OrderSide } from './order-side.tsx';
import { WithdrawnNotice } from './withdrawn-notice.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useOrderChange } from './use-order-change.ts';

const route = getRouteApi('/_signed-in/store/orders/order');

interface OrderProps {
  readonly order: OrderDetail;
}

const useStateChanges = ({ id, number, email, revision }: OrderDetail) => {
  const confirm = useConfirm();
  const { change, isSending } = useOrderChange();
  const input = { params: { id }, body: { revision } };
  return {
    isSending,
    async markPaid(): Promise<void> {
      const isConfirmed = await confirm({
        title: `Mark order #${number} as paid?`,
        text: 'Do this once you have received the money. The customer gets the order confirmation.',
        confirm: 'Mark as paid',
        isSafe: true,
      });
      if (isConfirmed) await change(ordersCalls.markPaid, input, 'Order marked as paid');
    },
    async markReady(): Promise<void> {
      const isConfirmed = await confirm({
        title: `Order #${number} is ready for pickup?`,
        text: email === '' ? 'There is no email address to tell.' : `${email} gets an email.`,
        confirm: 'Mark as ready',
        isSafe: true,
      });
      const body = { revision, isNotified: true };
      if (isConfirmed)
        await change(ordersCalls.markReady, { params: { id }, body }, 'Order marked as ready for pickup');
    },
    async unfulfil(): Promise<void> {
      const isConfirmed = await confirm({
        title: `Mark order #${number} as pending?`,
        text: 'Its shipments are removed. The customer gets no email.',
        confirm: 'Mark as pending',
        isSafe: true,
      });
      if (isConfirmed) await change(ordersCalls.unfulfil, input, 'Order marked as pending');
    },
  };
};

/** Buttons for what the order allows now. */
const Actions = ({ order }: OrderProps) => {
  const [open, setOpen] = useState<'fulfil' | 'cancel' | 'refund'>();
  const { permissions } = useSession();
  const { markPaid, markReady, unfulfil, isSending } = useStateChanges(order);
  const can = (action: OrderDetail['actions'][number]) => order.actions.includes(action);
  const close = () => setOpen(undefined);
  return (
    <>
      {can('cancel') ? (
        <Button icon={Ban} onPress={() => setOpen('cancel')}>
          Cancel order
        </Button>
      ) : null}
      {can('refund') && permissions.includes('refunds') ? (
        <Button icon={RotateCcw} onPress={() => setOpen('refund')}>
          Refund
        </Button>
      ) : null}
      {can('unfulfil') ? (
        <Button icon={Undo2} isPending={isSending} onPress={() => void unfulfil()}>
          Mark as pending
        </Button>
      ) : null}
      {can('edit') ? (
        <Link to="/store/orders/edit" search={{ id: order.id }} className="button button-plain">
          <Pencil size={16} aria-hidden />
          <span className="button-label">Edit order</span>
        </Link>
      ) : null}
      <Link to="/store/orders/slips" search={{ ids: order.id }} className="button button-plain">
        <Printer size={16} aria-hidden />
        <span className="button-label">Packing slip</span>
      </Link>
      {can('mark-paid') ? (
        <Button icon={CircleCheck} isPending={isSending} onPress={() => void markPaid()}>
          Mark as paid
        </Button>
      ) : null}
      {can('mark-ready') ? (
        <Button icon={PackageCheck} isPending={isSending} onPress={() => void markReady()}>
          Ready for pickup
        </Button>
      ) : null}
      {can('fulfil') ? (
        <Button
          kind={isWithdrawn(order) ? 'plain' : 'primary'}
          icon={Truck}
          onPress={() => setOpen('fulfil')}
        >
          Fulfil
        </Button>
      ) : null}
      {open === 'fulfil' ? <FulfilDialog order={order} onClose={close} /> : null}
      {open === 'refund' ? <RefundDialog order={order} onClose={close} /> : null}
      {open === 'cancel' ? <CancelDialog order={order} onClose={close} /> : null}
    </>
  );
};

const Head = ({ order }: OrderProps) => (
  <p className="order-head">
    <OrderBadge badge={orderBadges(order).payment} />
    <DisputeBadge order={order} />
    <OrderBadge badge={orderBadges(order).fulfilment} />
    <ReturnBadge order={order} />
    {order.isTest ? <span className="badge badge-neutral">Test</span> : null}
    {order.isDemo ? <span className="badge badge-neutral">Demo</span> : null}
    <span className="quiet">
      Placed <SiteTime on={order.placedOn} />
    </span>
    <a href={order.statusUrl} target="_blank" rel="noreferrer" className="order-status-link">
      Order page
      <ExternalLink size={14} aria-hidden />
    </a>
  </p>
);

/** Returns, with the refund of what came back. */
const ReturnsPart = ({ order }: OrderProps) => {
  const [returned, setReturned] = useState<Readonly<Record<string, number>>>();
  const { permissions } = useSession();
  const canRefund = order.actions.includes('refund') && permissions.includes('refunds');
  return (
    <>
      <OrderReturns
        orderId={order.id}
        isUnsent={order.fulfilmentState === 'pending'}
        onReceived={(lines) =>
          setReturned(Object.fromEntries(lines.map(({ lineId, quantity }) => [lineId, quantity])))
        }
      />
      {returned && canRefund ? (
        <RefundDialog order={order} returned={returned} onClose={() => setReturned(undefined)} />
      ) : null}
    </>
  );
};

const Body = ({ order }: OrderProps) => (
  <div className="order">
    <Head order={order} />
    <WithdrawnNotice order={order} />
    <OrderBalance order={order} />
    <OrderDisputes order={order} />
    <div className="order-columns">
      <div className="order-main">
        <OrderLines order={order} />
        <OrderShipments order={order} />
        <ReturnsPart order={order} />
        <OrderDownloads order={order} />
        <OrderTimeline order={order} />
      </div>
      <aside className="order-aside" aria-label="About the order">
        <OrderSide order={order} />
      </aside>
    </div>
  </div>
);

const Crumb = () => (
  <Link to="/store/orders" className="orders-crumb">
    Orders /
  </Link>
);

/** One order. */
export const OrderScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(ordersCalls.read, { params: { id } });
  const order = dataOf(fetched);
  return (
    <Screen
      title={order ? `#${order.number}` : 'Order'}
      layout="fill"
      lead={<Crumb />}
      actions={order ? <Actions order={order} /> : undefined}
    >
      <Records>
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {(known) => <Body order={known} />}
        </Fetched>
      </Records>
    </Screen>
  );
};
