import { orderEditLimits } from '@sitewright/domain/order-edits';
import { Button, Card, CardBody, Checkbox, Notice, Section, TextField } from '../controls/index.ts';
import type { EditedOrder } from './edit-values.ts';
import type { Preview } from './use-preview.ts';

const Row = ({ name, text, isStrong = false }: { name: string; text: string; isStrong?: boolean }) => (
  <div className={isStrong ? 'order-edit-row order-edit-row-strong' : 'order-edit-row'}>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
);

type Totals = Pick<
  Preview,
  'subtotalCents' | 'discountCents' | 'shippingCents' | 'taxCents' | 'totalCents' | 'pricesIncludeTax'
>;

/** What happens to the difference. */
export const settlementText = (
  { balanceCents, differenceCents }: Pick<Preview, 'balanceCents' | 'differenceCents'>,
  { paymentState }: Pick<EditedOrder, 'paymentState'>,
  money: (cents: number) => string,
): string => {
  if (paymentState === 'awaiting') return 'The order asks for the new total.';
  if (balanceCents > 0)
    return `${money(balanceCents)} is still to be paid. You can send the customer a payment link.`;
  if (balanceCents < 0)
    return `${money(-balanceCents)} was paid too much. You can refund it, or leave it as a credit.`;
  return differenceCents === 0 ? 'The total stays the same.' : 'Nothing is left to pay.';
};

const TotalRows = ({
  totals,
  money,
}: {
  readonly totals: Totals;
  readonly money: (cents: number) => string;
}) => (
  <>
    <Row name="Subtotal" text={money(totals.subtotalCents)} />
    {totals.discountCents > 0 ? <Row name="Discount" text={`−${money(totals.discountCents)}`} /> : null}
    <Row name="Shipping" text={money(totals.shippingCents)} />
    <Row name={totals.pricesIncludeTax ? 'Tax (included)' : 'Tax'} text={money(totals.taxCents)} />
    <Row name="Total" text={money(totals.totalCents)} isStrong />
  </>
);

interface SummaryProps {
  readonly order: EditedOrder;
  readonly preview: Preview | undefined;
  readonly refusal: string | undefined;
  readonly isPending: boolean;
  readonly money: (cents: number) => string;
  readonly notes: EditNotes;
  readonly onChange: (notes: EditNotes) => void;
  readonly onUpdate: () => void;
}

export interface EditNotes {
  readonly reason: string;
  readonly isRestocked: boolean;
}

const signed = (cents: number, money: (cents: number) => string): string =>
  cents < 0 ? `−${money(-cents)}` : `+${money(cents)}`;

/** The totals as they would be, and the button that makes them so. */
export const EditSummary = ({
  order,
  preview,
  refusal,
  isPending,
  money,
  notes,
  onChange,
  onUpdate,
}: SummaryProps) => (
  <Section title="Summary">
    <Card>
      <CardBody>
        <div className="order-edit-summary">
          {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
          <dl className="order-edit-totals" aria-live="polite" aria-busy={isPending}>
            <TotalRows totals={preview ?? order} money={money} />
            {preview ? (
              <Row name="Difference" text={signed(preview.differenceCents, money)} isStrong />
            ) : null}
          </dl>
          {preview ? <p className="quiet">{settlementText(preview, order, money)}</p> : null}
          <TextField
            label="Reason (optional)"
            hint="On the timeline of the order, for contributors alone."
            value={notes.reason}
            maxLength={orderEditLimits.REASON}
            onChange={(reason) => onChange({ ...notes, reason })}
          />
          <Checkbox
            isSelected={notes.isRestocked}
            onChange={(isRestocked) => onChange({ ...notes, isRestocked })}
          >
            Restock removed items
          </Checkbox>
          <Button kind="primary" isDisabled={preview === undefined} isPending={isPending} onPress={onUpdate}>
            Update order
          </Button>
        </div>
      </CardBody>
    </Card>
  </Section>
);
