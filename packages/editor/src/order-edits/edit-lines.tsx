import { orderEditLimits } from '@sitewright/domain/order-edits';
import type { PriceFormat } from '@sitewright/domain/money';
import { X } from 'lucide-react';
import { Card, CardBody, IconButton, NumberField, Section } from '../controls/index.ts';
import { AddItems } from '../draft-orders/index.ts';
import {
  canEdit,
  quantityFault,
  quantityOf,
  withAdded,
  type EditedOrder,
  type EditedOrderLine,
  type EditValues,
} from './edit-values.ts';

interface EditProps {
  readonly values: EditValues;
  readonly money: (cents: number) => string;
  readonly onChange: (values: EditValues) => void;
}

const aboutLine = (line: EditedOrderLine): string =>
  [...line.optionValues.map(({ value }) => value), line.sku].filter((text) => text !== '').join(' · ');

const stateOf = (line: EditedOrderLine): string => {
  if (canEdit(line)) return line.fulfilledQuantity > 0 ? `${line.fulfilledQuantity} sent already` : '';
  if (line.refundedQuantity > 0) return 'Refunded: cannot be edited';
  return 'Fulfilled: cannot be edited';
};

const totalText = (
  unitCents: number,
  quantity: number | undefined,
  money: (cents: number) => string,
): string => (quantity !== undefined && Number.isInteger(quantity) ? money(unitCents * quantity) : '');

const OrderedLine = ({ line, values, money, onChange }: EditProps & { readonly line: EditedOrderLine }) => {
  const quantity = quantityOf(line, values);
  const isRemoved = quantity === 0;
  const set = (next: number | undefined): void =>
    onChange({ ...values, quantities: { ...values.quantities, [line.id]: next } });
  return (
    <li className={isRemoved ? 'order-edit-line order-edit-removed' : 'order-edit-line'}>
      <span className="order-edit-text">
        <span>{line.title}</span>
        <span className="quiet">{aboutLine(line)}</span>
        <span className="quiet">{isRemoved ? 'Removed' : stateOf(line)}</span>
      </span>
      <span className="order-edit-price">{money(line.unitCents)}</span>
      {canEdit(line) ? (
        <NumberField
          label={`Quantity of ${line.title}`}
          value={quantity}
          min={line.fulfilledQuantity}
          max={orderEditLimits.QUANTITY}
          error={quantityFault(quantity, { min: line.fulfilledQuantity })}
          onChange={set}
        />
      ) : (
        <span className="order-edit-price">{line.quantity}</span>
      )}
      <span className="order-edit-total">{totalText(line.unitCents, quantity, money)}</span>
      {canEdit(line) && line.fulfilledQuantity === 0 && !isRemoved ? (
        <IconButton icon={X} label={`Remove ${line.title}`} onPress={() => set(0)} />
      ) : (
        <span />
      )}
    </li>
  );
};

const AddedLine = ({
  line,
  values,
  money,
  onChange,
}: EditProps & { readonly line: EditValues['added'][number] }) => {
  const setLine = (next: EditValues['added'][number] | undefined): void =>
    onChange({
      ...values,
      added: values.added.flatMap((each) => (each.id === line.id ? (next ?? []) : each)),
    });
  return (
    <li className="order-edit-line">
      <span className="order-edit-text">
        <span>{line.title}</span>
        <span className="quiet">{line.variantId === null ? 'Added, custom item' : 'Added'}</span>
      </span>
      <span className="order-edit-price">{money(line.unitCents)}</span>
      <NumberField
        label={`Quantity of added ${line.title}`}
        value={line.quantity}
        min={1}
        max={orderEditLimits.QUANTITY}
        error={quantityFault(line.quantity, { min: 1 })}
        onChange={(quantity = Number.NaN) => setLine({ ...line, quantity })}
      />
      <span className="order-edit-total">{totalText(line.unitCents, line.quantity, money)}</span>
      <IconButton icon={X} label={`Remove added ${line.title}`} onPress={() => setLine(undefined)} />
    </li>
  );
};

/** The lines of the order with their quantities, and what is added. */
export const EditLines = ({
  order,
  format,
  ...edit
}: EditProps & { readonly order: EditedOrder; readonly format: PriceFormat }) => (
  <Section title="Items">
    <Card>
      <CardBody>
        <AddItems
          {...{ format, money: edit.money }}
          isFulfilled
          onAdd={(line) => edit.onChange(withAdded(edit.values, line))}
        />
        <ul className="order-edit-lines" aria-label="Items">
          {order.lines.map((line) => (
            <OrderedLine key={line.id} {...{ line, ...edit }} />
          ))}
          {edit.values.added.map((line) => (
            <AddedLine key={line.id} {...{ line, ...edit }} />
          ))}
        </ul>
      </CardBody>
    </Card>
  </Section>
);
