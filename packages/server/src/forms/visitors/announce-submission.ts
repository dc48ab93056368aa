import type { SiteForm } from '@sitewright/domain/forms';
import type { Site } from '@sitewright/domain/sites';
import type { Queryable } from '../../database/index.ts';
import { joinList } from '../../mailing-list-records/index.ts';
import { enqueueEvent } from '../../webhooks/index.ts';
import { describeForWebhook } from './submission-event.ts';
import { enqueueSubmissionMails } from './submission-mails.ts';
import type { SubmissionInsert } from './submission-row.ts';

export type AnnouncedRow = Pick<
  SubmissionInsert,
  'submissionId' | 'formId' | 'formRevision' | 'sender' | 'answers' | 'pagePath' | 'submittedAt' | 'optIn'
>;

export interface Announcement {
  readonly site: Site;
  readonly publicOrigin: string;
  readonly now: Date;
  /** As it was published when it was sent. */
  readonly form: SiteForm;
  readonly row: AnnouncedRow;
}

/** A visitor joins the list by sending a newsletter form, or by ticking its box in another form. */
const joinMailingList = async (transaction: Queryable, announcement: Announcement): Promise<void> => {
  const { site, publicOrigin, form, row, now } = announcement;
  const list = form.storage?.mailingList;
  if (!list || row.sender === null || (list.optIn === 'checkbox' && !row.optIn)) return;
  const { formId, formRevision, submissionId, pagePath, submittedAt } = row;
  await joinList(transaction, {
    websiteId: site.id,
    listName: list.name,
    email: row.sender,
    language: site.settings.language,
    publicOrigin,
    consent: {
      source: 'form',
      text: list.text,
      formId,
      formRevision,
      submissionId,
      pagePath,
      givenAt: submittedAt,
    },
    now,
  });
};

/** What follows from a submission that is no spam: consent, emails and webhooks, in the caller's transaction. */
export const announceSubmission = async (
  transaction: Queryable,
  announcement: Announcement,
): Promise<void> => {
  const { site, publicOrigin, now, form, row } = announcement;
  const { sender, ...sent } = row;
  const event = { ...sent, site, form, now, publicOrigin, sender: sender ?? undefined };
  await joinMailingList(transaction, announcement);
  await enqueueSubmissionMails(transaction, event);
  const data = describeForWebhook(event);
  await enqueueEvent(transaction, site.id, {
    type: 'form.submitted',
    data,
    formId: row.formId,
    email: sender,
    now,
  });
};
