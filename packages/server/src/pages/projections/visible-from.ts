import type { ContentStatus } from '@sitewright/domain/pages';

const ALWAYS = new Date(0);

/** The moment from which visitors see it; null for what they never see. */
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
