import type { ContentRights } from './content-rights.ts';
import { pageMessages } from './pages-messages.ts';

interface Trashable {
  readonly isHomepage?: boolean;
  readonly isPublished: boolean;
}

const LIVE = 'Visitors see it: only somebody who may publish can take it away.';
const DRAFT = 'Only somebody who may create pages can delete one.';

/** Why a page or item cannot be moved to the trash; undefined if it can. */
export const findTrashFault = (
  { isHomepage = false, isPublished }: Trashable,
  { canPublish, canCreate }: ContentRights,
): string | undefined => {
  if (isHomepage) return pageMessages['homepage-needed'];
  if (isPublished) return canPublish ? undefined : LIVE;
  return canCreate ? undefined : DRAFT;
};
