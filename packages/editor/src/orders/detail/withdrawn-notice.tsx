import { isWithdrawn } from '@sitewright/domain/returns';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice } from '../../controls/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/** The customer withdrew before anything was sent. */
export const WithdrawnNotice = ({ order }: { readonly order: OrderDetail }) => {
  const [isOpen, setOpen] = useState(false);
  if (!isWithdrawn(order)) return null;
  const isPaid = order.actions.includes('refund');
  return (
    <Notice
      tone="warning"
      title="The customer has withdrawn from the contract"
      actions={
        order.actions.includes('cancel') ? (
          <Button icon={Ban} onPress={() => setOpen(true)}>
            {isPaid ? 'Cancel and refund' : 'Cancel order'}
          </Button>
        ) : undefined
      }
    >
      Do not send the withdrawn items. Cancel the order, or refund the items below if the rest is still
      wanted.
      {isOpen ? <CancelDialog order={order} onClose={() => setOpen(false)} /> : null}
    </Notice>
  );
};
