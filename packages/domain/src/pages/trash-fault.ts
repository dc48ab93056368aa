import { pageMessages } from './pages-messages.ts';

interface Trashable {
  readonly isHomepage?: boolean;
  readonly isPublished: boolean;
}

const LIVE = 'Visitors see it: only somebody who may publish can take it away.';

/** Why a page or item cannot be put into the trash, in words; nothing where it can. */
export const findTrashFault = (
  { isHomepage = false, isPublished }: Trashable,
  canPublish: boolean,
): string | undefined => {
  if (isHomepage) return pageMessages['homepage-needed'];
  return isPublished && !canPublish ? LIVE : undefined;
};
