import {
  campaignFaultMessages,
  campaignLimits,
  canDo,
  emptyCampaign,
  nobody,
  readSendTime,
  type CampaignAction,
  type CampaignAudience,
  type CampaignContent,
  type CampaignDesign,
} from '@sitewright/domain/campaigns';
import { listCampaignLinks } from '@sitewright/render/campaigns';
import type { CampaignRow } from '../campaign-records/index.ts';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { openMailServer, type MailServerSource } from '../mail/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { enqueueSending } from './campaigns-jobs.ts';
import {
  deleteCampaign,
  findCampaign,
  findLastPostalAddress,
  insertCampaign,
  lockCampaign,
  saveCampaign,
  updateCampaign,
} from './campaigns-store.ts';
import { checkCampaign, isTooLong, loadContent, toCompose } from './load-content.ts';
import { skipWaiting } from './recipients-store.ts';

const noteCampaign = ({ note }: ContributorContext, { campaignId, name }: CampaignRow): void =>
  note({ subject: `campaign:${campaignId}`, after: { title: name } });

const firstContent = async (
  { database, site }: ContributorContext,
  design: CampaignDesign,
): Promise<CampaignContent> => {
  const { sellerName, sellerAddress } = (await readStoreSettings(database, site.id)).invoices;
  const seller = sellerAddress.trim() === '' ? '' : `${sellerName}\n${sellerAddress}`.trim();
  return {
    ...emptyCampaign,
    postalAddress: (await findLastPostalAddress(database, site.id)) ?? seller,
    design,
  };
};

/** A draft: empty, or with the content of another campaign. */
export const createCampaign = async (
  context: ContributorContext,
  design: CampaignDesign,
  { name, copyOf }: { readonly name: string; readonly copyOf?: string | undefined },
): Promise<CampaignRow | Refusal> => {
  const { database, site, now } = context;
  const copied =
    copyOf === undefined
      ? undefined
      : await findCampaign(database, { websiteId: site.id, campaignId: copyOf });
  if (copyOf !== undefined && !copied) return refuse('not-found');
  const campaign = await insertCampaign(database, {
    websiteId: site.id,
    campaignId: newId(),
    name,
    state: 'draft',
    content: copied?.content ?? (await firstContent(context, design)),
    audience: copied?.audience ?? nobody,
    createdAt: now,
    updatedAt: now,
  });
  noteCampaign(context, campaign);
  return campaign;
};

interface Edit {
  readonly revision: number;
  readonly name: string;
  readonly content: CampaignContent;
  readonly audience: CampaignAudience;
}

export const changeCampaign = async (
  { database, site, now }: ContributorContext,
  campaignId: string,
  edit: Edit,
): Promise<CampaignRow | Refusal> => {
  const key = { websiteId: site.id, campaignId };
  if (isTooLong(edit.content)) return refuse('campaign-too-long');
  const saved = await saveCampaign(database, key, { ...edit, now });
  if (saved) return saved;
  const current = await findCampaign(database, key);
  if (!current) return refuse('not-found');
  return refuse(canDo('edit', current.state) ? 'conflict' : 'campaign-not-draft');
};

/** Locks the campaign; a refusal where the action is not possible in its state. */
const begin = async (
  { database, site }: ContributorContext,
  campaignId: string,
  action: CampaignAction,
): Promise<CampaignRow | Refusal> => {
  const campaign = await lockCampaign(database, { websiteId: site.id, campaignId });
  if (!campaign) return refuse('not-found');
  return canDo(action, campaign.state) ? campaign : refuse('campaign-not-possible');
};

const isCampaign = (found: CampaignRow | Refusal): found is CampaignRow => 'campaignId' in found;

export const removeCampaign = async (
  context: ContributorContext,
  campaignId: string,
): Promise<Record<string, never> | Refusal> => {
  const campaign = await begin(context, campaignId, 'delete');
  if (!isCampaign(campaign)) return campaign;
  await deleteCampaign(context.database, campaign);
  noteCampaign(context, campaign);
  return {};
};

/** Undefined for now. */
const timeOf = (at: string | undefined, zone: string, now: Date): Date | undefined | Refusal => {
  if (at === undefined) return undefined;
  const time = readSendTime(at, zone);
  if (!time) return refuse('campaign-time-wrong', { at: 'Choose a date and a time.' });
  if (time <= now) return refuse('campaign-time-past', { at: 'Choose a time in the future.' });
  return time.getFullYear() - now.getFullYear() > campaignLimits.YEARS_AHEAD
    ? refuse('campaign-time-far', { at: 'Choose a time within the next five years.' })
    : time;
};

/** What the content refers to is checked again when it is sent, with the campaign locked. */
const checkBeforeSending = async (
  { database, site, now, publicOrigin: origin }: ContributorContext,
  source: MailServerSource,
  campaign: CampaignRow,
): Promise<readonly string[] | Refusal> => {
  const loaded = await loadContent({ database, site, now }, campaign.content);
  const hasMailServer = (await openMailServer(database, source)) !== undefined;
  const { faults } = await checkCampaign({ database, site, now }, campaign, { ...loaded, hasMailServer });
  if (faults.length > 0)
    return refuse('campaign-incomplete', {
      send: faults.map(({ code }) => campaignFaultMessages[code]).join(' '),
    });
  const language = site.settings.language;
  return listCampaignLinks(toCompose(campaign.content, loaded, { site, origin, language, links: [] }));
};

export const sendCampaign = async (
  context: ContributorContext,
  source: MailServerSource,
  {
    campaignId,
    revision,
    at,
  }: { readonly campaignId: string; readonly revision: number; readonly at?: string | undefined },
): Promise<CampaignRow | Refusal> => {
  const { database, site, now, publicOrigin } = context;
  const campaign = await begin(context, campaignId, 'send');
  if (!isCampaign(campaign)) return campaign;
  if (campaign.revision !== revision) return refuse('conflict');
  const scheduledAt = timeOf(at, site.settings.timeZone, now);
  if (scheduledAt !== undefined && !(scheduledAt instanceof Date)) return scheduledAt;
  const links = await checkBeforeSending(context, source, campaign);
  if ('code' in links) return links;
  const sent = await updateCampaign(database, campaign, {
    links: campaign.content.countsClicks ? [...links] : [],
    publicOrigin,
    pauseReason: null,
    ...(scheduledAt
      ? { state: 'scheduled' as const, scheduledAt }
      : { state: 'sending' as const, startedAt: now }),
  });
  if (!scheduledAt) await enqueueSending(database, sent, now);
  noteCampaign(context, sent);
  return sent;
};

const changes = {
  unschedule: { state: 'draft', scheduledAt: null },
  pause: { state: 'paused', pauseReason: null },
  resume: { state: 'sending', pauseReason: null },
  cancel: { state: 'cancelled', pauseReason: null },
} as const;

/** Another state, where that is possible. */
export const moveCampaign = async (
  context: ContributorContext,
  campaignId: string,
  action: keyof typeof changes,
): Promise<CampaignRow | Refusal> => {
  const { database, now } = context;
  const campaign = await begin(context, campaignId, action);
  if (!isCampaign(campaign)) return campaign;
  const changed = await updateCampaign(database, campaign, {
    ...changes[action],
    ...(action === 'cancel' ? { finishedAt: now } : {}),
  });
  if (action === 'cancel') await skipWaiting(database, campaign);
  if (action === 'resume') await enqueueSending(database, changed, now);
  noteCampaign(context, changed);
  return changed;
};
