import { ordersCalls } from '@sitewright/api/orders';
import { paymentMessages } from '@sitewright/domain/payments';
import { unrefundedCents } from '@sitewright/domain/orders';
import { useState } from 'react';
import { Button, Checkbox, Dialog, DialogBody, DialogFoot, Notice, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { isRefundBlocked } from '../../refunds/index.ts';
import { useRefreshOrders } from '../list/use-orders.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';

interface CancelDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

/** Cancelling refunds what was paid, tells the customer and cannot be undone. */
export const CancelDialog = ({ order, onClose }: CancelDialogProps) => {
  const [isRestocked, setRestocked] = useState(true);
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(ordersCalls.cancel);
  const refresh = useRefreshOrders();
  const toast = useToast();
  const money = useOrderMoney();
  const left = unrefundedCents(order);
  const isPaid = order.actions.includes('refund');
  const isBlocked = isPaid && isRefundBlocked(order);
  const submit = async (): Promise<void> => {
    const outcome = await send({ params: { id: order.id }, body: { revision: order.revision, isRestocked } });
    if (!outcome.ok) {
      // The next attempt is based on the order as it is now.
      if (outcome.refusal.code === 'conflict') await refresh();
      return setRefusal(outcome.refusal.message);
    }
    await refresh();
    toast('Order cancelled');
    return onClose();
  };
  return (
    <Dialog role="alertdialog" title={`Cancel order #${order.number}?`} isOpen onClose={onClose}>
      <DialogBody>
        {isBlocked ? <Notice tone="warning">{paymentMessages['refund-disputed']}</Notice> : null}
        {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
        <p className="quiet">
          {`${isPaid ? `${money(left, order.currency)} is refunded. ` : ''}${order.email === '' ? '' : 'The customer gets an email. '}This cannot be undone.`}
        </p>
        <Checkbox isSelected={isRestocked} onChange={setRestocked}>
          Restock items
        </Checkbox>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose} takesFocus>
          Keep order
        </Button>
        <Button kind="danger" isDisabled={isBlocked} isPending={isSending} onPress={() => void submit()}>
          Cancel order
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
