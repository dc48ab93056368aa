import { ordersCalls } from '@sitewright/api/orders';
import { orderLimits } from '@sitewright/domain/orders';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dataOf, useFetched, useRefresh } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';

/** `99+` where the server stopped counting. */
export const countText = (count: number): string =>
  count < orderLimits.BADGE_COUNTED ? String(count) : `${orderLimits.BADGE_COUNTED - 1}+`;

/** Counted again whenever another screen opens: an idle app must not extend its session. */
const useToFulfil = (isEnabled: boolean): number => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const counted = useRef(path);
  const refresh = useRefresh();
  const { fetched } = useFetched(ordersCalls.count, {}, isEnabled);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    void refresh(ordersCalls.count);
    // The callback is new with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return dataOf(fetched)?.toFulfil ?? 0;
};

/** The number of orders to fulfil beside a menu entry; nothing if there are none. */
export const ToFulfilCount = () => {
  const { permissions, website } = useSession();
  const count = useToFulfil(website.id !== null && permissions.includes('orders'));
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {countText(count)}
      <VisuallyHidden> to fulfil</VisuallyHidden>
    </span>
  );
};
