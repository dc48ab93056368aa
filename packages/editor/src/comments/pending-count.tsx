import { commentCalls } from '@sitewright/api/comments';
import { MAX_PENDING_COUNTED } from '@sitewright/domain/comments';
import { CountBadge } from '../controls/index.ts';
import { useFetchedPerScreen } from '../data-fetching/index.ts';
import { useSession } from '../session/index.ts';

/** `99+` where the server stopped counting. */
const countText = (count: number): string =>
  count < MAX_PENDING_COUNTED ? String(count) : `${MAX_PENDING_COUNTED - 1}+`;

/** The number of comments that wait for approval beside the menu entry; nothing if there are none. */
export const PendingCount = () => {
  const { permissions, website } = useSession();
  const isEnabled = website.id !== null && permissions.includes('comments');
  const { count } = useFetchedPerScreen(commentCalls.countPending, {}, isEnabled) ?? { count: 0 };
  return count === 0 ? null : <CountBadge text={countText(count)} what="pending" />;
};
