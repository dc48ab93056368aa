import type { ContentStatus } from '@sitewright/domain/pages';

const ALWAYS = new Date(0);

/** When visitors see it from; null if never. */
export const visibleFrom = ({
  status,
  publishOn,
}: {
  readonly status: ContentStatus;
  readonly publishOn?: number;
}): Date | null => {
  if (status === 'published') return ALWAYS;
  return status === 'scheduled' && publishOn !== undefined ? new Date(publishOn) : null;
};
