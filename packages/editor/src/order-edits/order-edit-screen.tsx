import { ordersCalls } from '@sitewright/api/orders';
import { invoicesCalls } from '@sitewright/api/invoices';
import { orderEditsCalls } from '@sitewright/api/order-edits';
import { DEFAULT_CURRENCY, isCurrencyCode, type PriceFormat } from '@sitewright/domain/money';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Notice, Screen, Skeleton, useToast } from '../controls/index.ts';
import { dataOf, Fetched, useFetched, useRefresh } from '../data-fetching/index.ts';
import { useOrderMoney } from '../site-prices/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { EditLines } from './edit-lines.tsx';
import { EditSummary, type EditNotes } from './edit-summary.tsx';
import { noEdit, readEdit, type EditedOrder } from './edit-values.ts';
import { usePreview } from './use-preview.ts';
import './order-edits.css';

const route = getRouteApi('/_signed-in/store/orders/edit');

const formatOf = ({ currency }: EditedOrder): PriceFormat => ({
  currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
  locale: 'en',
});

const Editor = ({ order }: { readonly order: EditedOrder }) => {
  const [values, setValues] = useState(noEdit);
  const [notes, setNotes] = useState<EditNotes>({ reason: '', isRestocked: true });
  const [isConfirming, setConfirming] = useState(false);
  const orderMoney = useOrderMoney();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toast = useToast();
  const money = (cents: number): string => orderMoney(cents, order.currency);
  const edit = readEdit(order, values);
  const { preview, refusal, isPending } = usePreview(order, edit);
  const finish = async (): Promise<void> => {
    await refresh(
      ordersCalls.read,
      ordersCalls.list,
      ordersCalls.count,
      invoicesCalls.list,
      orderEditsCalls.readLink,
    );
    toast('Order updated');
    await navigate({ to: '/store/orders/order', search: { id: order.id } });
  };
  return (
    <div className="order-edit-columns">
      <EditLines {...{ order, values, money }} format={formatOf(order)} onChange={setValues} />
      <EditSummary
        {...{ order, preview, refusal, isPending, money, notes }}
        onChange={setNotes}
        onUpdate={() => setConfirming(true)}
      />
      {isConfirming && preview && edit ? (
        <ConfirmDialog
          {...{ order, edit, preview, notes, money }}
          onDone={() => void finish()}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </div>
  );
};

/** Changes the items of an order that is not fulfilled. Nothing is saved before the owner confirms it. */
export const OrderEditScreen = () => {
  const { id = '' } = route.useSearch();
  const { fetched, refetch } = useFetched(ordersCalls.read, { params: { id } });
  const order = dataOf(fetched);
  return (
    <Screen
      title={order ? `Edit #${order.number}` : 'Edit order'}
      layout="fill"
      lead={
        <Link to="/store/orders/order" search={{ id }} className="orders-crumb">
          Order /
        </Link>
      }
    >
      <div className="order-edit">
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="list" />}>
          {(known) =>
            known.actions.includes('edit') ? (
              // An order that was changed meanwhile is edited anew.
              <Editor key={known.revision} order={known} />
            ) : (
              <Notice tone="warning">
                Only orders with items that are still to be fulfilled can be edited.
              </Notice>
            )
          }
        </Fetched>
      </div>
    </Screen>
  );
};
