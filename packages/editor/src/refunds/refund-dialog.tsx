import type { Refusal } from '@sitewright/api/client';
import { invoicesCalls } from '@sitewright/api/invoices';
import { ordersCalls } from '@sitewright/api/orders';
import { paymentsCalls } from '@sitewright/api/payments';
import {
  DEFAULT_CURRENCY,
  formatPrice,
  formatPriceInput,
  isCurrencyCode,
  type PriceFormat,
} from '@sitewright/domain/money';
import { giftCardCentsOf } from '@sitewright/domain/orders';
import { paymentMessages } from '@sitewright/domain/payments';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  NumberField,
  Switch,
  TextField,
  useToast,
} from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';
import {
  isPaidByHand,
  isRefundBlocked,
  readRefund,
  refundableOf,
  type RefundedOrder,
  type RefundValues,
} from './refund-values.ts';
import './refund-dialog.css';

interface RefundDialogProps {
  readonly order: RefundedOrder;
  readonly onClose: () => void;
  /** Pieces of a return, which were restocked with it where the owner wanted it. */
  readonly returned?: Readonly<Record<string, number>> | undefined;
  /** What was paid beyond the total of an edited order. */
  readonly credit?: number | undefined;
}

const MAX_REASON = 500;

const formatOf = ({ currency }: RefundedOrder): PriceFormat => ({
  currency: isCurrencyCode(currency) ? currency : DEFAULT_CURRENCY,
  locale: 'en',
});

const nameOfLine = ({ title, optionValues }: RefundedOrder['lines'][number]): string =>
  [title, ...optionValues.map(({ value }) => value)].join(', ');

interface FieldsProps {
  readonly order: RefundedOrder;
  readonly values: RefundValues;
  readonly giftCardCents: number;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (values: RefundValues) => void;
}

const RefundFields = ({ order, values, giftCardCents, faults, onChange }: FieldsProps) => (
  <>
    {order.lines
      .filter((line) => refundableOf(line) > 0)
      .map((line) => (
        <NumberField
          key={line.id}
          label={nameOfLine(line)}
          unit={`of ${refundableOf(line)}`}
          hint={`${formatPrice(line.unitCents, formatOf(order))} each`}
          min={0}
          max={refundableOf(line)}
          value={values.pieces[line.id] ?? 0}
          error={faults[line.id]}
          onChange={(quantity = Number.NaN) =>
            onChange({ ...values, pieces: { ...values.pieces, [line.id]: quantity } })
          }
        />
      ))}
    <TextField
      label="Shipping or another amount"
      hint={`Beside the items. Shipping was ${formatPrice(order.shippingCents, formatOf(order))}.`}
      unit={order.currency}
      inputMode="decimal"
      value={values.amount}
      error={faults['amount']}
      onChange={(amount) => onChange({ ...values, amount })}
    />
    {order.giftCards.length > 0 ? (
      <TextField
        label="Part of it returned to gift cards"
        hint={`Gift cards paid ${formatPrice(giftCardCentsOf(order), formatOf(order))}. The rest goes back to the payment.`}
        unit={order.currency}
        inputMode="decimal"
        value={values.giftCards ?? formatPriceInput(giftCardCents, formatOf(order))}
        error={faults['giftCards']}
        onChange={(giftCards) => onChange({ ...values, giftCards })}
      />
    ) : null}
  </>
);

/** Sends the refund, and says what has become of it. */
const useRefund = (order: RefundedOrder, onClose: () => void) => {
  const [refusal, setRefusal] = useState<Pick<Refusal, 'message'> & { readonly code?: string }>();
  const { send, isSending } = useSending(paymentsCalls.refund);
  const refresh = useRefresh();
  const showToast = useToast();
  const refund = async (body: Parameters<typeof send>[0]['body']): Promise<void> => {
    setRefusal(undefined);
    const outcome = await send({ params: { id: order.id }, body });
    if (!outcome.ok) return setRefusal(outcome.refusal);
    await refresh(ordersCalls.read, ordersCalls.list, ordersCalls.count, invoicesCalls.list);
    if (outcome.answer.state === 'failed')
      return setRefusal({ message: 'The payment service refused the refund. No money was moved.' });
    showToast(outcome.answer.state === 'succeeded' ? 'Refunded' : 'The refund is on its way');
    return onClose();
  };
  return { refusal, setRefusal, refund, isSending };
};

const ManualNotice = ({ order }: Pick<RefundDialogProps, 'order'>) =>
  isPaidByHand(order) ? (
    <Notice tone="warning" title="Transfer the money yourself">
      The order was paid by hand, so nobody else moves the money: this only records the refund and tells the
      customer.
    </Notice>
  ) : null;

const BlockedDialog = ({ order, onClose }: RefundDialogProps) => (
  <Dialog title={`Refund order #${order.number}`} isOpen onClose={onClose}>
    <DialogBody>
      <Notice tone="warning">{paymentMessages['refund-disputed']}</Notice>
    </DialogBody>
    <DialogFoot>
      <Button onPress={onClose} takesFocus>
        Close
      </Button>
    </DialogFoot>
  </Dialog>
);

const RefundForm = ({ order, onClose, returned, credit }: RefundDialogProps) => {
  const [values, setValues] = useState<RefundValues>({
    pieces: returned ?? {},
    amount: credit === undefined ? '' : formatPriceInput(credit, formatOf(order)),
    giftCards: undefined,
  });
  const [isRestocked, setRestocked] = useState(returned === undefined);
  const [reason, setReason] = useState('');
  const [acceptsSpentCards, setAcceptsSpentCards] = useState(false);
  const [wasSpent, setWasSpent] = useState(false);
  const { refusal, setRefusal, refund, isSending } = useRefund(order, onClose);
  const format = formatOf(order);
  const money = (cents: number): string => formatPrice(cents, format);
  const { faults, lines, amountCents, sumCents, giftCardCents, leftCents } = readRefund(
    order,
    values,
    format,
  );
  if (refusal?.code === 'refund-cards-spent' && !wasSpent) setWasSpent(true);
  const changeValues = (changed: RefundValues): void => {
    setValues(changed);
    setRefusal(undefined);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (Object.keys(faults).length > 0 || isSending) return;
    if (sumCents === 0) return setRefusal({ message: 'Choose what to refund.' });
    void refund({
      lines: [...lines],
      amountCents,
      isRestocked,
      giftCardCents,
      acceptsSpentCards,
      reason: reason.trim(),
      revision: order.revision,
    });
  };
  return (
    <Dialog title={`Refund order #${order.number}`} isOpen onClose={onClose}>
      <form noValidate aria-label="Refund" onSubmit={submit}>
        <DialogBody>
          {refusal ? <Notice tone="bad">{refusal.message}</Notice> : null}
          <RefundFields {...{ order, values, giftCardCents, faults }} onChange={changeValues} />
          {order.lines.some((line) => refundableOf(line) > 0) ? (
            <Switch label="Put items back into stock" isOn={isRestocked} onChange={setRestocked} />
          ) : null}
          {wasSpent ? (
            <Switch
              label="Refund spent gift cards all the same"
              isOn={acceptsSpentCards}
              onChange={setAcceptsSpentCards}
            />
          ) : null}
          <TextField
            label="Reason"
            hint="On the timeline of the order, for contributors alone."
            value={reason}
            maxLength={MAX_REASON}
            onChange={setReason}
          />
          {sumCents > giftCardCents ? <ManualNotice order={order} /> : null}
          <dl className="refund-sums" aria-live="polite">
            <dt>Goes back</dt>
            <dd>{money(sumCents)}</dd>
            <dt>Left to refund</dt>
            <dd>{money(leftCents)}</dd>
          </dl>
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending} isDisabled={sumCents === 0}>
            {`Refund ${money(sumCents)}`}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};

/** Refunds pieces and amounts of an order, unless its payment is disputed. */
export const RefundDialog = (props: RefundDialogProps) =>
  isRefundBlocked(props.order) ? <BlockedDialog {...props} /> : <RefundForm {...props} />;
