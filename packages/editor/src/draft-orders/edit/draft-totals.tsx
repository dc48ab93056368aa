import { draftOrderLimits } from '@sitewright/domain/draft-orders';
import type { PriceFormat } from '@sitewright/domain/money';
import { Select } from '../../controls/index.ts';
import { CommittedPrice, CommittedText } from './committed-fields.tsx';
import type { Draft, DraftEditing } from './use-draft.ts';

interface TotalsProps {
  readonly editing: DraftEditing;
  readonly format: PriceFormat;
  readonly money: (cents: number) => string;
}

type Discount = Draft['content']['discount'];
type Delivery = Draft['content']['delivery'];

const PERCENT = /^(100([.,]0{1,2})?|[0-9]{1,2}([.,][0-9]{1,2})?)$/;

const discountOf = (kind: string): Discount => {
  if (kind === 'percent') return { kind: 'percent', percent: '10', reason: '' };
  return kind === 'amount' ? { kind: 'amount', cents: 0, reason: '' } : null;
};

const DiscountFields = ({ editing: { draft, change }, format }: TotalsProps) => {
  const { discount } = draft.content;
  const set = (next: Discount): void =>
    change(({ content }) => ({ content: { ...content, discount: next } }));
  return (
    <div className="draft-terms">
      <Select
        label="Discount"
        value={discount?.kind ?? 'none'}
        choices={[
          { id: 'none', name: 'None' },
          { id: 'percent', name: 'Percentage' },
          { id: 'amount', name: 'Amount' },
        ]}
        onChange={(kind) => set(discountOf(kind))}
      />
      {discount?.kind === 'percent' ? (
        <CommittedText
          label="Percentage"
          unit="%"
          inputMode="decimal"
          value={discount.percent}
          findFault={(text) => (PERCENT.test(text.trim()) ? undefined : 'Enter a percentage from 0 to 100.')}
          onCommit={(text) => set({ ...discount, percent: text.trim().replace(',', '.') })}
        />
      ) : null}
      {discount?.kind === 'amount' ? (
        <CommittedPrice
          label="Amount"
          cents={discount.cents}
          format={format}
          onCommit={(cents) => set({ ...discount, cents })}
        />
      ) : null}
      {discount ? (
        <CommittedText
          label="Reason (the customer sees it)"
          value={discount.reason}
          findFault={(text) => (text.length > draftOrderLimits.REASON ? 'Enter a shorter text.' : undefined)}
          onCommit={(reason) => set({ ...discount, reason: reason.trim() })}
        />
      ) : null}
    </div>
  );
};

const CUSTOMER = 'customer';
const CUSTOM = 'custom';

const deliveryOf = (choice: string): Delivery => {
  if (choice === CUSTOM) return { kind: 'custom', name: 'Shipping', priceCents: 0 };
  return { kind: 'store', key: choice === CUSTOMER ? null : choice };
};

const chosenDelivery = (delivery: Delivery): string =>
  delivery.kind === 'custom' ? CUSTOM : (delivery.key ?? CUSTOMER);

const DeliveryFields = ({ editing: { draft, change }, format, money }: TotalsProps) => {
  const { delivery } = draft.content;
  const { shippingOptions } = draft.totals;
  const set = (next: Delivery): void =>
    change(({ content }) => ({ content: { ...content, delivery: next } }));
  return (
    <div className="draft-terms">
      <Select
        label="Delivery"
        value={chosenDelivery(delivery)}
        choices={[
          { id: CUSTOMER, name: 'The customer chooses' },
          ...(delivery.kind === 'custom' ? [] : shippingOptions).map(({ key, name, priceCents }) => ({
            id: key,
            name: `${name}, ${money(priceCents)}`,
          })),
          { id: CUSTOM, name: 'Custom price' },
        ]}
        hint={
          delivery.kind === 'store' && shippingOptions.length === 0
            ? 'Enter a shipping address to see the options of your store.'
            : undefined
        }
        onChange={(choice) => set(deliveryOf(choice))}
      />
      {delivery.kind === 'custom' ? (
        <>
          <CommittedText
            label="Name of the delivery"
            value={delivery.name}
            findFault={(text) => (text.trim() === '' ? 'Enter a name.' : undefined)}
            onCommit={(name) =>
              set({ ...delivery, name: name.trim().slice(0, draftOrderLimits.DELIVERY_NAME) })
            }
          />
          <CommittedPrice
            label="Delivery price"
            cents={delivery.priceCents}
            format={format}
            onCommit={(priceCents) => set({ ...delivery, priceCents })}
          />
        </>
      ) : null}
    </div>
  );
};

const Total = ({ name, text, isStrong = false }: { name: string; text: string; isStrong?: boolean }) => (
  <div className={isStrong ? 'draft-total draft-total-strong' : 'draft-total'}>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

/** Discount, delivery and the totals that follow. */
export const DraftTotals = (props: TotalsProps) => {
  const { money, editing } = props;
  const { totals } = editing.draft;
  return (
    <>
      <DiscountFields {...props} />
      {totals.requiresShipping ? <DeliveryFields {...props} /> : null}
      <dl className="draft-totals" aria-live="polite">
        <Total name="Subtotal" text={money(totals.subtotalCents)} />
        {totals.discountCents > 0 ? <Total name="Discount" text={`−${money(totals.discountCents)}`} /> : null}
        {totals.requiresShipping ? (
          <Total
            name={totals.shippingName === '' ? 'Shipping' : `Shipping: ${totals.shippingName}`}
            text={totals.shippingName === '' ? 'Chosen by the customer' : money(totals.shippingCents)}
          />
        ) : null}
        {totals.taxLines.map(({ name, rate, amountCents }) => (
          <Total
            key={`${name} ${rate}`}
            name={`${name} ${rate} %${totals.pricesIncludeTax ? ' (included)' : ''}`}
            text={money(amountCents)}
          />
        ))}
        <Total name="Total" text={money(totals.totalCents)} isStrong />
      </dl>
    </>
  );
};
