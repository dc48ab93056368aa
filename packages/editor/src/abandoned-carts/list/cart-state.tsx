import { Badge } from '../../controls/index.ts';
import { RelativeSiteTime } from '../../time-zones/index.ts';
import { reasonText, stateNames, type ListedCart } from '../cart-texts.ts';

const tones = {
  waiting: 'accent',
  emailed: 'neutral',
  recovered: 'good',
  unsubscribed: 'bad',
  emptied: 'neutral',
  skipped: 'neutral',
} as const;

const Detail = ({ cart }: { readonly cart: ListedCart }) => {
  if (cart.state === 'waiting' && cart.dueOn !== null)
    return (
      <>
        Due <RelativeSiteTime on={cart.dueOn} />
      </>
    );
  if (cart.state === 'emailed' && cart.emailedOn !== null)
    return (
      <>
        <RelativeSiteTime on={cart.emailedOn} />
        {cart.clickedOn === null ? '' : ', link opened'}
      </>
    );
  return cart.order ? `Order #${cart.order.number}` : reasonText(cart);
};

/** What has become of a cart, and since when or why. */
export const CartState = ({ cart }: { readonly cart: ListedCart }) => (
  <>
    <span className="records-badges">
      <Badge tone={tones[cart.state]}>{stateNames[cart.state]}</Badge>
      {cart.isDemo ? <Badge tone="accent">Demo</Badge> : null}
    </span>
    <span className="records-detail">
      <Detail cart={cart} />
    </span>
  </>
);
