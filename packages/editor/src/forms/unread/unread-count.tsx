import { formCalls } from '@sitewright/api/forms';
import { submissionLimits } from '@sitewright/domain/forms';
import { VisuallyHidden } from '@sitewright/ui/visually-hidden';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { dataOf, useFetched, useRefresh } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';

/** `99+` where the server stopped counting. */
export const unreadText = (count: number): string =>
  count < submissionLimits.UNREAD_COUNTED ? String(count) : `${submissionLimits.UNREAD_COUNTED - 1}+`;

/** Counted again whenever another screen opens: an idle app must not extend its session. */
const useUnreadCount = (isEnabled: boolean): number => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const counted = useRef(path);
  const refresh = useRefresh();
  const { fetched } = useFetched(formCalls.countUnread, { query: {} }, isEnabled);
  useEffect(() => {
    if (counted.current === path) return;
    counted.current = path;
    void refresh(formCalls.countUnread);
    // The callback is new with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
  return dataOf(fetched)?.count ?? 0;
};

/** The number of unread submissions beside a menu entry; nothing if there are none. */
export const UnreadCount = () => {
  const { permissions, website } = useSession();
  const count = useUnreadCount(website.id !== null && permissions.includes('submissions'));
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {unreadText(count)}
      <VisuallyHidden> unread</VisuallyHidden>
    </span>
  );
};
