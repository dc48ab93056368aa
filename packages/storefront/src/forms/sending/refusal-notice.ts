import type { Refusal } from '@sitewright/api/client';
import type { SiteFormTexts, SubmissionNotice } from '@sitewright/domain/forms';

const noticesByStatus: Readonly<Record<number, SubmissionNotice>> = {
  401: 'unauthorized',
  404: 'not-configured',
  429: 'rate-limited',
  500: 'send-failed',
  503: 'send-failed',
};

/** The server's message, unless the status has a text of its own. */
export const refusalNotice = ({ status, message }: Refusal, texts: SiteFormTexts): string => {
  const notice = noticesByStatus[status];
  if (notice) return texts[notice];
  return status === 0 || message === '' ? texts['unknown-error'] : message;
};
