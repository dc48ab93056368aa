import type { CampaignRow, RecipientRow } from '../campaign-records/index.ts';

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

export const summarize = (row: CampaignRow) => ({
  id: row.campaignId,
  name: row.name,
  state: row.state,
  subject: row.content.subject,
  updatedOn: row.updatedAt.toISOString(),
  scheduledOn: iso(row.scheduledAt),
  startedOn: iso(row.startedAt),
  finishedOn: iso(row.finishedAt),
  isDemo: row.isDemo,
  recipients: row.recipientCount,
  sent: row.sentCount,
  clicked: row.clickedCount,
});

export const describe = (row: CampaignRow) => ({
  ...summarize(row),
  revision: row.revision,
  content: row.content,
  audience: row.audience,
  pauseReason: row.pauseReason,
});

export const describeRecipient = (row: RecipientRow) => ({
  email: row.email,
  state: row.state,
  attempts: row.attempts,
  reason: row.reason,
  sentOn: iso(row.sentAt),
  clickedOn: iso(row.clickedAt),
});
