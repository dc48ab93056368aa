import { Send } from 'lucide-react';
import { Cell, Column, GridList, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Button, RecordTable, useMediaQuery } from '../../controls/index.ts';
import { useOrderMoney } from '../../site-prices/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { itemsText, type ListedCart } from '../cart-texts.ts';
import { useSendNow } from '../use-abandoned-carts.ts';
import { CartState } from './cart-state.tsx';

interface CartTableProps {
  readonly carts: readonly ListedCart[];
  /** Opens the order of a recovered cart. */
  readonly onOpen: (orderId: string) => void;
}

const emailOf = ({ email }: ListedCart): string => (email === '' ? 'Address erased' : email);

const SendNow = ({ cart }: { readonly cart: ListedCart }) => {
  const { submit, isSending } = useSendNow();
  if (cart.state !== 'waiting' || cart.isDemo) return null;
  return (
    <Button icon={Send} isDisabled={isSending} onPress={() => void submit(cart.id)}>
      Send now
    </Button>
  );
};

const Value = ({ cart: { valueCents, currency } }: { readonly cart: ListedCart }) => {
  const money = useOrderMoney();
  return valueCents === null ? '–' : money(valueCents, currency);
};

const openOrder = (
  carts: readonly ListedCart[],
  { id, onOpen }: { id: string } & Pick<CartTableProps, 'onOpen'>,
) => {
  const order = carts.find((cart) => cart.id === id)?.order;
  if (order) onOpen(order.id);
};

const Rows = ({ carts, onOpen }: CartTableProps) => (
  <RecordTable
    aria-label="Abandoned carts"
    className="abandoned-table"
    onRowAction={(key) => openOrder(carts, { id: String(key), onOpen })}
  >
    <TableHeader>
      <Column isRowHeader>Email</Column>
      <Column>Entered</Column>
      <Column>Items</Column>
      <Column className="abandoned-amount">Value</Column>
      <Column>State</Column>
      <Column>Action</Column>
    </TableHeader>
    <TableBody items={carts}>
      {(cart) => (
        <Row id={cart.id} className="records-row" textValue={emailOf(cart)}>
          <Cell>
            <span className="abandoned-email">{emailOf(cart)}</span>
          </Cell>
          <Cell>
            <RelativeSiteTime on={cart.enteredOn} />
          </Cell>
          <Cell>{itemsText(cart)}</Cell>
          <Cell className="abandoned-amount">
            <Value cart={cart} />
          </Cell>
          <Cell>
            <CartState cart={cart} />
          </Cell>
          <Cell>
            <SendNow cart={cart} />
          </Cell>
        </Row>
      )}
    </TableBody>
  </RecordTable>
);

const Cards = ({ carts, onOpen }: CartTableProps) => (
  <GridList
    aria-label="Abandoned carts"
    className="abandoned-list"
    items={carts}
    onAction={(key) => openOrder(carts, { id: String(key), onOpen })}
  >
    {(cart) => (
      <GridListItem id={cart.id} textValue={emailOf(cart)} className="records-card abandoned-item">
        <span className="abandoned-line">
          <span className="abandoned-email">{emailOf(cart)}</span>
          <span className="abandoned-amount">
            <Value cart={cart} />
          </span>
        </span>
        <span className="abandoned-detail">
          <RelativeSiteTime on={cart.enteredOn} />, {itemsText(cart)}
        </span>
        <CartState cart={cart} />
        <SendNow cart={cart} />
      </GridListItem>
    )}
  </GridList>
);

/** A table, or cards where it would be cramped. */
export const CartTable = (props: CartTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
