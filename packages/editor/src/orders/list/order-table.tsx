import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { RecordCards, RecordTable, SelectBox, selectedIds, useMediaQuery } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { ReturnBadge } from '../texts/return-badge.tsx';
import { DisputeBadge } from '../texts/dispute-badge.tsx';
import { OrderBadge } from '../texts/order-badge.tsx';
import {
  countOf,
  customerOrdersText,
  deliveryText,
  orderBadges,
  placeText,
  type OrderSummary,
} from '../texts/order-texts.ts';

interface OrderTableProps {
  readonly orders: readonly OrderSummary[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onOpen: (id: string) => void;
  readonly money: (cents: number, currency: string) => string;
}

interface OrderProps {
  readonly order: OrderSummary;
}

const OrderNumber = ({ order: { number, isTest, isDemo } }: OrderProps) => (
  <span className="orders-number">
    {`#${number}`}
    {isTest ? <span className="badge badge-neutral">Test</span> : null}
    {isDemo ? <span className="badge badge-neutral">Demo</span> : null}
  </span>
);

const Customer = ({ order }: OrderProps) => (
  <>
    <span className="orders-line">{order.customerName || order.email}</span>
    <span className="orders-detail">
      {[placeText(order), customerOrdersText(order.customerOrders)].filter((text) => text !== '').join(' · ')}
    </span>
  </>
);

const Items = ({ order: { pictures, itemCount, firstTitle } }: OrderProps) =>
  pictures.length === 0 ? (
    <span className="orders-detail">{itemCount > 1 ? countOf(itemCount, 'item') : firstTitle}</span>
  ) : (
    <span className="orders-pictures">
      {pictures.map(({ url, altText }, index) => (
        // The same picture may occur twice.
        // oxlint-disable-next-line react/no-array-index-key
        <img key={index} src={`${url}?format=100w`} alt={altText || firstTitle} width={28} height={32} />
      ))}
      {itemCount > pictures.length ? (
        <span className="orders-detail">{`+${itemCount - pictures.length}`}</span>
      ) : null}
    </span>
  );

/** Rows are chosen with Space, opened with Enter and moved through with the arrow keys. */
const Rows = ({ orders, selected, onSelect, onOpen, money }: OrderTableProps) => (
  <RecordTable
    aria-label="Orders"
    className="orders-table"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(selectedIds(keys, orders))}
    onRowAction={(key) => onOpen(String(key))}
  >
    <TableHeader>
      <Column className="records-select">
        <SelectBox />
      </Column>
      <Column isRowHeader>Order</Column>
      <Column>Placed</Column>
      <Column>Customer</Column>
      <Column>Items</Column>
      <Column>Payment</Column>
      <Column>Fulfilment</Column>
      <Column>Delivery</Column>
      <Column className="orders-total">Total</Column>
    </TableHeader>
    <TableBody items={orders} dependencies={[money]}>
      {(order) => (
        <Row id={order.id} className="records-row" textValue={`#${order.number}`}>
          <Cell className="records-select">
            <SelectBox />
          </Cell>
          <Cell>
            <OrderNumber order={order} />
          </Cell>
          <Cell className="orders-time">
            <RelativeSiteTime on={order.placedOn} />
          </Cell>
          <Cell>
            <Customer order={order} />
          </Cell>
          <Cell>
            <Items order={order} />
          </Cell>
          <Cell>
            <span className="orders-badges">
              <OrderBadge badge={orderBadges(order).payment} />
              <DisputeBadge order={order} />
            </span>
          </Cell>
          <Cell>
            <span className="orders-badges">
              <OrderBadge badge={orderBadges(order).fulfilment} />
              <ReturnBadge order={order} />
            </span>
          </Cell>
          <Cell>
            <span className="orders-line">{deliveryText(order)}</span>
          </Cell>
          <Cell className="orders-total">{money(order.totalCents, order.currency)}</Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ orders, selected, onSelect, onOpen, money }: OrderTableProps) => (
  <RecordCards
    aria-label="Orders"
    className="orders-cards"
    selectionMode="multiple"
    selectedKeys={selected}
    onSelectionChange={(keys) => onSelect(selectedIds(keys, orders))}
    onAction={(key) => onOpen(String(key))}
    items={orders}
    dependencies={[money]}
  >
    {(order) => (
      <GridListItem id={order.id} textValue={`#${order.number}`} className="records-card orders-card">
        <SelectBox />
        <span className="orders-card-text">
          <span className="orders-card-head">
            <OrderNumber order={order} />
            <span className="orders-total">{money(order.totalCents, order.currency)}</span>
          </span>
          <span className="orders-card-head">
            <span className="orders-line">{order.customerName || order.email}</span>
            <RelativeSiteTime on={order.placedOn} />
          </span>
          <span className="orders-card-badges">
            <OrderBadge badge={orderBadges(order).payment} />
            <DisputeBadge order={order} />
            <OrderBadge badge={orderBadges(order).fulfilment} />
            <ReturnBadge order={order} />
            <span className="orders-detail">{deliveryText(order)}</span>
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const OrderTable = (props: OrderTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
