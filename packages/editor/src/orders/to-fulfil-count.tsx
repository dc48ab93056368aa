import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { useFetchedPerScreen } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';

/** `99+` where the server stopped counting. */
export const countText = (count: number): string =>
  count < orderLimits.BADGE_COUNTED ? String(count) : `${orderLimits.BADGE_COUNTED - 1}+`;

/** The number of orders to fulfil beside a menu entry; nothing if there are none. */
export const ToFulfilCount = () => {
  const { permissions, website } = useSession();
  const isEnabled = website.id !== null && permissions.includes('orders');
  const count = useFetchedPerScreen(ordersCalls.count, {}, isEnabled)?.toFulfil ?? 0;
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {countText(count)}
      <VisuallyHidden> to fulfil</VisuallyHidden>
    </span>
  );
};
