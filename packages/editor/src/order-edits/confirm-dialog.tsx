import { orderEditsCalls } from '@sitewright/api/order-edits';
import type { OrderEdit } from '@sitewright/domain/order-edits';
import { useState } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice } from '../controls/index.ts';
import { useSending } from '../data-fetching/index.ts';
import { settlementText, type EditNotes } from './edit-summary.tsx';
import type { EditedOrder } from './edit-values.ts';
import type { Preview } from './use-preview.ts';

interface ConfirmDialogProps {
  readonly order: EditedOrder;
  readonly edit: OrderEdit;
  readonly preview: Preview;
  readonly notes: EditNotes;
  readonly money: (cents: number) => string;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const INVOICED =
  'stays as it is. Once the difference is paid, another invoice is created about it. A refund of the difference creates a credit note.';

/** The difference once more, before anything is changed. */
export const ConfirmDialog = ({
  order,
  edit,
  preview,
  notes,
  money,
  onDone,
  onClose,
}: ConfirmDialogProps) => {
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(orderEditsCalls.apply);
  const submit = async (): Promise<void> => {
    const outcome = await send({
      params: { id: order.id },
      body: {
        revision: order.revision,
        edit: { quantities: [...edit.quantities], added: [...edit.added] },
        totalCents: preview.totalCents,
        ...notes,
      },
    });
    if (outcome.ok) return onDone();
    return setRefusal(
      outcome.refusal.code === 'conflict'
        ? 'Someone else changed this order. Reload it and make your changes again.'
        : outcome.refusal.message,
    );
  };
  return (
    <Dialog title={`Update order #${order.number}?`} isOpen onClose={onClose}>
      <DialogBody>
        {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
        <p>{`The total changes from ${money(order.totalCents)} to ${money(preview.totalCents)}.`}</p>
        <p className="quiet">{settlementText(preview, order, money)}</p>
        {preview.invoiceNumber === '' ? null : (
          <Notice tone="warning">{`Invoice ${preview.invoiceNumber} ${INVOICED}`}</Notice>
        )}
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose} takesFocus>
          Keep editing
        </Button>
        <Button kind="primary" isPending={isSending} onPress={() => void submit()}>
          Update order
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
