import { customersCalls } from '@sitewright/api/customers';
import { ordersCalls } from '@sitewright/api/orders';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Button, useConfirm, useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { countOf } from '../texts/order-texts.ts';
import { useRefreshOrders } from './use-orders.ts';

/** Says that there are demo orders, and removes them. */
export const DemoNotice = () => {
  const [isRemoving, setRemoving] = useState(false);
  const confirm = useConfirm();
  const toast = useToast();
  const refresh = useRefresh();
  const refreshOrders = useRefreshOrders();
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove all demo orders?',
      text: 'Demo orders and their customers are removed. Your own orders and your stock do not change. This cannot be undone.',
      confirm: 'Remove demo orders',
    });
    if (!isConfirmed) return;
    setRemoving(true);
    const outcome = await send(ordersCalls.removeDemoOrders, {});
    setRemoving(false);
    if (outcome.ok) toast(`${countOf(outcome.answer.count, 'demo order')} removed`);
    else toast(outcome.refusal.message, 'bad');
    void refreshOrders();
    void refresh(ordersCalls.readNumbering, customersCalls.list);
  };
  return (
    <section className="orders-demo" aria-label="Demo orders">
      <Info size={18} aria-hidden />
      <p>
        <strong>Some of these are demo orders.</strong> They show how orders look. No money was paid and no
        stock was taken.
      </p>
      <Button isPending={isRemoving} onPress={() => void remove()}>
        Remove demo orders
      </Button>
    </section>
  );
};
