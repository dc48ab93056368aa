import { LiveRegion } from '@sitewright/ui/live-region';
import { useState } from 'react';
import { storeSettings } from '../page/index.ts';
import type { Cart } from '../cart/index.ts';
import { AlsoBought } from './also-bought.tsx';
import { CartLine } from './lines/cart-line.tsx';
import { CartTotals } from './totals/cart-totals.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { cartText } from './display/cart-text.ts';
import { useCart } from './use-cart.ts';

const Empty = () => (
  <div className="sw-cart-empty">
    <p>{cartText('cartEmpty')}</p>
    <a className="sqs-button-element--primary" href={storeSettings().continueShoppingLinkUrl ?? '/'}>
      {cartText('continueShopping')}
    </a>
  </div>
);

interface FullProps {
  readonly cart: Cart;
  readonly isBusy: boolean;
  readonly onNotice: (notice: string) => void;
}

const Full = ({ cart, isBusy, onNotice }: FullProps) => (
  <div className="sw-cart-full" aria-busy={isBusy}>
    <ul className="sw-cart-entries">
      {cart.entries.map((entry) => (
        <CartLine key={entry.id} entry={entry} onNotice={onNotice} />
      ))}
    </ul>
    <p className="sw-cart-subtotal">
      <span>{cartText('subtotal')}</span>
      <strong>{cart.subtotal.text}</strong>
    </p>
    <CartTotals cart={cart} />
    <CheckoutButton cart={cart} />
  </div>
);

/** The cart; headings and layout around it come from the site's template. */
export const CartPage = () => {
  const { status, cart } = useCart();
  const [notice, setNotice] = useState('');
  if (!cart) return null;
  const isBusy = status === 'recalculating';
  return (
    <>
      <p className="sw-cart-fault" role="alert">
        {notice}
      </p>
      {cart.entries.length > 0 ? <Full cart={cart} isBusy={isBusy} onNotice={setNotice} /> : <Empty />}
      <AlsoBought entryIds={cart.entries.map(({ id }) => id).join()} />
      <LiveRegion
        message={
          isBusy
            ? ''
            : `${cartText('subtotal')} ${cart.subtotal.text}, ${cartText('total')} ${cart.grandTotal.text}`
        }
      />
    </>
  );
};
