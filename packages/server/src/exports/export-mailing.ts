import { listCarriedCampaigns } from '../campaign-records/index.ts';
import { listFollowUps } from '../follow-ups/index.ts';
import { listCarriedLists, listCarriedSegments } from '../mailing-list-records/index.ts';
import type { ExportSource } from './export-documents.ts';

/**
 * Settings and texts of mailing lists, campaigns and follow-ups. Nobody's address: a folder is a template for others too.
 * Members have the CSV file of their list. Webhooks, hooks and keys stay, because their addresses are secrets.
 */
export const exportMailing = async ({ database, websiteId, writer }: ExportSource): Promise<void> => {
  const lists = await listCarriedLists(database, websiteId);
  const segments = await listCarriedSegments(database, websiteId);
  const campaigns = await listCarriedCampaigns(database, websiteId);
  const followUps = (await listFollowUps(database, websiteId)).filter(({ isDemo }) => !isDemo);
  const carried = {
    lists: lists.map(({ listId: id, ...list }) => ({ id, ...list })),
    segments: segments.map(({ segmentId: id, ...segment }) => ({ id, ...segment })),
    campaigns: campaigns.map(({ campaignId: id, ...campaign }) => ({ id, ...campaign })),
    followUps: followUps
      .map(({ kind, isEnabled, delay }) => ({ kind, isEnabled, delay }))
      .toSorted((one, other) => one.kind.localeCompare(other.kind)),
  };
  if (Object.values(carried).some((list) => list.length > 0)) await writer.writeJson('mailing.json', carried);
};
