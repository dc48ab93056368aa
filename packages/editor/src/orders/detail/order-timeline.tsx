import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, Card, CardBody, IconButton, Section, TextField, useConfirm } from '../../controls/index.ts';
import { UnsentNotice } from '../../mail/index.ts';
import { SiteTime } from '../../time-zones/index.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { describeEvent, noteOf } from './describe-event.ts';
import { useRefreshOrders } from '../list/use-orders.ts';
import { useOrderChange } from './use-order-change.ts';

interface OrderProps {
  readonly order: OrderDetail;
}

const NoteForm = ({ order }: OrderProps) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { change, isSending } = useOrderChange();
  const submit = async (): Promise<void> => {
    setFault(text.trim() === '' ? 'Write something first.' : undefined);
    if (text.trim() === '') return;
    const input = { params: { id: order.id }, body: { text: text.trim() } };
    if (await change(ordersCalls.addNote, input, 'Note added')) setText('');
  };
  return (
    <form
      aria-label="Add a note"
      className="order-note-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="Note"
        hint="Only contributors see notes."
        lines={2}
        value={text}
        onChange={setText}
        error={fault}
        maxLength={orderLimits.NOTE}
      />
      <Button type="submit" isPending={isSending}>
        Add note
      </Button>
    </form>
  );
};

interface EntryProps extends OrderProps {
  readonly event: OrderDetail['events'][number];
}

const Entry = ({ order, event }: EntryProps) => {
  const confirm = useConfirm();
  const { change } = useOrderChange();
  const note = noteOf(event);
  const money = useOrderMoney();
  const wording = { amount: (cents: number) => money(cents, order.currency) };
  const remove = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Delete this note?',
      text: 'This cannot be undone.',
      confirm: 'Delete note',
    });
    if (!isConfirmed) return;
    await change(ordersCalls.removeNote, { params: { id: order.id, noteId: event.id } }, 'Note deleted');
  };
  return (
    <li className="order-event">
      <span className="order-event-text">
        <span>{describeEvent(event, wording)}</span>
        {note === undefined ? null : <span className="order-note">{note}</span>}
        <span className="orders-detail">
          <SiteTime on={event.createdOn} />
        </span>
      </span>
      {note === undefined ? null : (
        <IconButton icon={Trash2} label="Delete note" onPress={() => void remove()} />
      )}
    </li>
  );
};

const SENDING_MS = 3_000;

/** An email is mostly sent soon after the change that it tells of: the order is read again once. */
const useReadWhenSent = ({ events }: OrderDetail): void => {
  const refresh = useRefreshOrders();
  const waiting = events
    .filter(({ mailState }) => mailState === 'queued')
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (waiting === '') return undefined;
    const timer = setTimeout(() => void refresh(), SENDING_MS);
    return () => clearTimeout(timer);
  }, [waiting, refresh]);
};

/** What happened to the order, newest first, with the notes of contributors. */
export const OrderTimeline = ({ order }: OrderProps) => {
  useReadWhenSent(order);
  return (
    <Section title="Timeline">
      <Card>
        <CardBody>
          <UnsentNotice />
          <NoteForm order={order} />
          <ol className="order-events">
            {order.events.map((event) => (
              <Entry key={event.id} {...{ order, event }} />
            ))}
          </ol>
        </CardBody>
      </Card>
    </Section>
  );
};
