import type { Cart } from '../../cart/index.ts';
import { cartText } from '../display/cart-text.ts';
import { DiscountCodes } from './discount-codes.tsx';
import { ShippingEstimate } from './shipping-estimate.tsx';

interface RowProps {
  readonly name: string;
  readonly value: string;
  readonly kind?: string;
}

const Row = ({ name, value, kind }: RowProps) => (
  <div className={kind}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

const Rows = ({ cart }: { readonly cart: Cart }) => (
  <dl className="sw-cart-rows">
    {cart.discounts.map(({ id, name, code, amountText, isShippingFree }) => (
      <Row
        key={id}
        kind="sw-cart-discount"
        name={code === null ? name : `${name} (${code})`}
        value={isShippingFree ? cartText('shippingFree') : `−${amountText}`}
      />
    ))}
    {cart.requiresShipping && <Row name={cartText('shipping')} value={cart.shippingText || '–'} />}
    {cart.taxLineItems.length > 0 && (
      <Row name={cartText(cart.pricesIncludeTax ? 'taxIncluded' : 'tax')} value={cart.taxText} />
    )}
    <Row kind="sw-cart-grand-total" name={cartText('total')} value={cart.grandTotal.text} />
  </dl>
);

/** Discounts, shipping, tax and total below the lines. */
export const CartTotals = ({ cart }: { readonly cart: Cart }) => (
  <div className="sw-cart-totals">
    <Rows cart={cart} />
    {[cart.shippingNote, cart.minimumOrderNote].map(
      (note) =>
        note && (
          <p key={note} className="sw-cart-hint">
            {note}
          </p>
        ),
    )}
    <DiscountCodes cart={cart} />
    <ShippingEstimate cart={cart} />
  </div>
);
