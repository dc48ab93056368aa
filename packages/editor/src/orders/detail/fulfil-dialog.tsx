import { ordersCalls } from '@sitewright/api/orders';
import {
  carriers,
  findTrackingFaults,
  noTracking,
  orderLimits,
  OTHER_CARRIER,
  type TrackingFaults,
  type TrackingInput,
} from '@sitewright/domain/orders';
import { useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogFoot,
  NumberField,
  Notice,
  Select,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useRefreshOrders } from '../list/use-orders.ts';
import type { OrderDetail } from '../texts/order-texts.ts';
import { LinePicture } from './line-picture.tsx';
import { variantText } from './variant-text.ts';

const NONE = 'none';

const carrierChoices = [
  { id: NONE, name: 'No tracking' },
  ...Object.entries(carriers).map(([id, { name }]) => ({ id, name })),
  { id: OTHER_CARRIER, name: 'Other carrier' },
];

interface TrackingFieldsProps {
  readonly tracking: TrackingInput;
  readonly faults: TrackingFaults;
  readonly onChange: (tracking: TrackingInput) => void;
}

const TrackingFields = ({ tracking, faults, onChange }: TrackingFieldsProps) => {
  const set = (name: keyof TrackingInput) => (value: string) => onChange({ ...tracking, [name]: value });
  const isOther = tracking.carrier === OTHER_CARRIER;
  return (
    <>
      <Select
        label="Carrier"
        choices={carrierChoices}
        value={tracking.carrier === '' ? NONE : tracking.carrier}
        onChange={(id) => set('carrier')(id === NONE ? '' : id)}
        error={faults.carrier}
      />
      {isOther ? (
        <TextField
          label="Carrier name"
          value={tracking.carrierName}
          onChange={set('carrierName')}
          error={faults.carrierName}
          maxLength={orderLimits.CARRIER}
        />
      ) : null}
      {tracking.carrier === '' ? null : (
        <TextField
          label="Tracking number"
          value={tracking.trackingNumber}
          onChange={set('trackingNumber')}
          error={faults.trackingNumber}
          maxLength={orderLimits.TRACKING_NUMBER}
        />
      )}
      {isOther ? (
        <TextField
          label="Tracking link"
          value={tracking.trackingUrl}
          onChange={set('trackingUrl')}
          error={faults.trackingUrl}
          placeholder="https://"
          maxLength={orderLimits.TRACKING_URL}
        />
      ) : null}
    </>
  );
};

type Line = OrderDetail['lines'][number];

interface LineFieldProps {
  readonly line: Line;
  readonly quantity: number | undefined;
  readonly onChange: (quantity: number | undefined) => void;
}

const isQuantity = (quantity: number | undefined, max: number): quantity is number =>
  quantity !== undefined && Number.isInteger(quantity) && quantity >= 0 && quantity <= max;

const LineField = ({ line, quantity, onChange }: LineFieldProps) => {
  const max = line.unfulfilledQuantity;
  return (
    <li className="order-fulfil-line">
      <LinePicture picture={line.picture} />
      <span className="order-line-text">
        <span className="orders-line">{line.title}</span>
        <span className="orders-detail">{[variantText(line), line.sku].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="order-fulfil-quantity">
        <NumberField
          label={`Quantity of ${line.title}`}
          value={quantity}
          onChange={onChange}
          min={0}
          max={max}
          unit={`of ${max}`}
          error={isQuantity(quantity, max) ? undefined : `Enter 0 to ${max}.`}
        />
      </span>
    </li>
  );
};

interface FulfilDialogProps {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

const toSend = ({ lines }: OrderDetail): Line[] =>
  lines.filter(({ unfulfilledQuantity }) => unfulfilledQuantity > 0);

const useFulfilment = ({ order, onClose }: FulfilDialogProps) => {
  const lines = toSend(order);
  const [quantities, setQuantities] = useState<ReadonlyMap<string, number | undefined>>(
    () => new Map(lines.map(({ id, unfulfilledQuantity }) => [id, unfulfilledQuantity])),
  );
  const [tracking, setTracking] = useState(noTracking);
  const [isNotified, setNotified] = useState(true);
  const [faults, setFaults] = useState<TrackingFaults>({});
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(ordersCalls.fulfil);
  const refresh = useRefreshOrders();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    const found = findTrackingFaults(tracking);
    setFaults(found);
    const chosen = lines.map(({ id }) => ({ lineId: id, quantity: quantities.get(id) ?? 0 }));
    const isEach = lines.every(({ id, unfulfilledQuantity }) =>
      isQuantity(quantities.get(id), unfulfilledQuantity),
    );
    if (Object.keys(found).length > 0 || !isEach) return;
    const sent = chosen.filter(({ quantity }) => quantity > 0);
    if (sent.length === 0) return setRefusal('Choose at least one piece to fulfil.');
    const body = { ...tracking, revision: order.revision, lines: sent, isNotified };
    const outcome = await send({ params: { id: order.id }, body });
    if (!outcome.ok) {
      setFaults((outcome.refusal.errors ?? {}) as TrackingFaults);
      // The next attempt is based on the order as it is now.
      if (outcome.refusal.code === 'conflict') await refresh();
      return setRefusal(outcome.refusal.message);
    }
    await refresh();
    toast(outcome.answer.fulfilmentState === 'fulfilled' ? 'Order fulfilled' : 'Order partially fulfilled');
    return onClose();
  };
  return {
    lines,
    quantities,
    setQuantity: (id: string, quantity: number | undefined) =>
      setQuantities((known) => new Map(known).set(id, quantity)),
    tracking,
    setTracking,
    isNotified,
    setNotified,
    faults,
    refusal,
    isSending,
    submit,
  };
};

/** Chooses what is sent and how it can be tracked. */
export const FulfilDialog = (props: FulfilDialogProps) => {
  const { order, onClose } = props;
  const state = useFulfilment(props);
  const hasAddress = order.email !== '';
  return (
    <Dialog title={`Fulfil order #${order.number}`} isOpen onClose={onClose}>
      <form
        aria-label="Fulfil order"
        onSubmit={(event) => {
          event.preventDefault();
          void state.submit();
        }}
      >
        <DialogBody>
          {state.refusal === undefined ? null : <Notice tone="bad">{state.refusal}</Notice>}
          {order.paymentState === 'awaiting' ? (
            <Notice tone="warning">This order is not paid yet.</Notice>
          ) : null}
          {order.openReturn === 'withdrawal' ? (
            <Notice tone="warning">The customer has withdrawn from the contract.</Notice>
          ) : null}
          <ul className="order-fulfil-lines">
            {state.lines.map((line) => (
              <LineField
                key={line.id}
                line={line}
                quantity={state.quantities.get(line.id)}
                onChange={(quantity) => state.setQuantity(line.id, quantity)}
              />
            ))}
          </ul>
          {order.isPickup ? null : (
            <TrackingFields tracking={state.tracking} faults={state.faults} onChange={state.setTracking} />
          )}
          {hasAddress ? (
            <Checkbox isSelected={state.isNotified} onChange={state.setNotified}>
              {`Email ${order.email}`}
            </Checkbox>
          ) : null}
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={state.isSending}>
            Fulfil
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
