import { Send } from 'lucide-react';
import { Cell, Column, GridListItem, Row, TableBody, TableHeader } from 'react-aria-components';
import { Button, RecordCards, RecordTable, useMediaQuery } from '../../controls/index.ts';
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
    onRowAction={(key) => openOrder(carts, { id: String(key), onOpen })}
  >
    <TableHeader>
      <Column isRowHeader>Email</Column>
      <Column>Entered</Column>
      <Column>Items</Column>
      <Column className="records-amount">Value</Column>
      <Column>State</Column>
      <Column>Action</Column>
    </TableHeader>
    <TableBody items={carts}>
      {(cart) => (
        <Row id={cart.id} className="records-row" textValue={emailOf(cart)}>
          <Cell>
            <span className="records-name">{emailOf(cart)}</span>
          </Cell>
          <Cell>
            <RelativeSiteTime on={cart.enteredOn} />
          </Cell>
          <Cell>{itemsText(cart)}</Cell>
          <Cell className="records-amount">
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
  <RecordCards
    aria-label="Abandoned carts"
    items={carts}
    onAction={(key) => openOrder(carts, { id: String(key), onOpen })}
  >
    {(cart) => (
      <GridListItem id={cart.id} textValue={emailOf(cart)} className="records-card">
        <span className="records-card-text">
          <span className="records-card-line">
            <span className="records-name">{emailOf(cart)}</span>
            <span className="records-amount">
              <Value cart={cart} />
            </span>
          </span>
          <span className="records-detail">
            <RelativeSiteTime on={cart.enteredOn} />, {itemsText(cart)}
          </span>
          <span>
            <CartState cart={cart} />
          </span>
          <span>
            <SendNow cart={cart} />
          </span>
        </span>
      </GridListItem>
    )}
  </RecordCards>
);

/** A table, or cards where it would be cramped. */
export const CartTable = (props: CartTableProps) =>
  useMediaQuery('(width < 900px)') ? <Cards {...props} /> : <Rows {...props} />;
