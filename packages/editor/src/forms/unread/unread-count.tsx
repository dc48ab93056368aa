import { formCalls } from '@sitewright/api/forms';
import { submissionLimits } from '@sitewright/domain/forms';
import { CountBadge } from '../../controls/index.ts';
import { useFetchedPerScreen } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';

/** `99+` where the server stopped counting. */
export const unreadText = (count: number): string =>
  count < submissionLimits.UNREAD_COUNTED ? String(count) : `${submissionLimits.UNREAD_COUNTED - 1}+`;

/** The number of unread submissions beside a menu entry; nothing if there are none. */
export const UnreadCount = () => {
  const { permissions, website } = useSession();
  const isEnabled = website.id !== null && permissions.includes('submissions');
  const { count } = useFetchedPerScreen(formCalls.countUnread, { query: {} }, isEnabled) ?? { count: 0 };
  return count === 0 ? null : <CountBadge text={unreadText(count)} what="unread" />;
};
