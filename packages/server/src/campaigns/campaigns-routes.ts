import { campaignsCalls } from '@sitewright/api/campaigns';
import { campaignsSchemas } from '@sitewright/api/campaigns/schemas';
import { campaignLimits } from '@sitewright/domain/campaigns';
import { isId } from '@sitewright/domain/ids';
import { assetUrlOf, type Asset } from '@sitewright/domain/media';
import type { CampaignRow } from '../campaign-records/index.ts';
import { loadMoneyPrinter } from '../cart/index.ts';
import type { FileStore } from '../files/index.ts';
import {
  implementCalls,
  isRefusal,
  refuse,
  type ContributorContext,
  type ImplementedCall,
  type Refusal,
} from '../http/index.ts';
import { openMailServer, readMailSettings, type MailServerSource } from '../mail/index.ts';
import { findAssets, listAssets, receiveUpload } from '../media/index.ts';
import {
  changeCampaign,
  createCampaign,
  moveCampaign,
  removeCampaign,
  sendCampaign,
} from './campaigns-service.ts';
import { findCampaign, listCampaigns } from './campaigns-store.ts';
import { findSoldProducts, listAudienceChoices, searchSoldProducts } from './choices-store.ts';
import { describe, describeRecipient, summarize } from './describe-campaign.ts';
import { isMailImage, isMailImageType } from './load-content.ts';
import { previewCampaign, sendTestCampaign } from './preview-campaign.ts';
import { reportCampaign } from './report-campaign.ts';
import type { DesignReader } from './site-design.ts';
import { countSent, listRecipients } from './recipients-store.ts';

export interface CampaignCallServices extends MailServerSource {
  readonly readDesign: DesignReader;
  readonly files: FileStore;
}

const { PAGE } = campaignLimits;
/** Choices of a picker. */
const CHOICES = 24;

const find = async (
  { database, site }: ContributorContext,
  campaignId: string,
): Promise<CampaignRow | Refusal> =>
  (await findCampaign(database, { websiteId: site.id, campaignId })) ?? refuse('not-found');

const answer = async (found: Promise<CampaignRow | Refusal>) => {
  const campaign = await found;
  return isRefusal(campaign) ? campaign : describe(campaign);
};

/** Numbers of one that is being sent are counted; those of others are stored. */
const withProgress = async ({ database }: ContributorContext, row: CampaignRow): Promise<CampaignRow> =>
  row.state === 'sending' || row.state === 'paused'
    ? { ...row, sentCount: await countSent(database, row) }
    : row;

const findProducts = async (
  { database, site, now }: ContributorContext,
  { search = '', id }: { readonly search?: string; readonly id?: string },
) => {
  const printMoney = await loadMoneyPrinter(database, site);
  const found =
    id === undefined
      ? await searchSoldProducts(database, site.id, { search, now, limit: CHOICES })
      : await findSoldProducts(database, site.id, { itemIds: [id], now });
  const products = found.map(({ id: itemId, title, lowest, image }) => ({
    id: itemId,
    title,
    price: printMoney(lowest),
    imageUrl: image ? assetUrlOf(image) : null,
  }));
  return { products };
};

const describeImage = (asset: Asset) => ({
  id: asset.id,
  title: asset.title || asset.filename,
  url: assetUrlOf(asset),
});

const findImages = async (
  { database, site }: ContributorContext,
  { search, id }: { readonly search?: string; readonly id?: string },
) => {
  const filter = { before: undefined, search, kind: 'image' as const, isTrashed: false, max: CHOICES * 2 };
  const found =
    id === undefined
      ? await listAssets(database, site.id, filter)
      : await findAssets(database, site.id, [id]);
  const images = found.filter(isMailImage).slice(0, CHOICES).map(describeImage);
  return { images };
};

const findOptions = async ({ database, site }: ContributorContext) => {
  const { fromName } = await readMailSettings(database, site.id);
  const { lists, segments } = await listAudienceChoices(database, site.id);
  const { timeZone, currency, title } = site.settings;
  return {
    timeZone,
    currency,
    defaultFromName: fromName || title,
    lists: [...lists],
    segments: [...segments],
  };
};

export const implementCampaignCalls = (services: CampaignCallServices): ImplementedCall[] =>
  implementCalls({
    capability: 'campaigns',
    calls: campaignsCalls,
    schemas: campaignsSchemas,
    handlers: {
      async list({ query: { cursor, state } }, context) {
        if (cursor !== undefined && !isId(cursor)) return refuse('bad-request');
        const filter = { before: cursor, state, limit: PAGE + 1 };
        const found = await listCampaigns(context.database, context.site.id, filter);
        const campaigns = [];
        for (const row of found.slice(0, PAGE)) campaigns.push(summarize(await withProgress(context, row)));
        return { campaigns, nextCursor: found.length > PAGE ? (campaigns.at(-1)?.id ?? null) : null };
      },
      options: (_input, context) => findOptions(context),
      create: {
        // The styles of the site are read on a connection of their own.
        async prepare({ body }, { site }) {
          const design = await services.readDesign(site);
          return (context) => answer(createCampaign(context, design, body));
        },
      },
      read: ({ params }, context) => answer(find(context, params.id)),
      save: ({ params, body }, context) => answer(changeCampaign(context, params.id, body)),
      remove: ({ params }, context) => removeCampaign(context, params.id),
      async preview({ params, body }, context) {
        const campaign = await find(context, params.id);
        return isRefusal(campaign) ? campaign : previewCampaign(context, services, body);
      },
      async sendTest({ params, body }, context) {
        const campaign = await find(context, params.id);
        return isRefusal(campaign)
          ? campaign
          : sendTestCampaign(context, services, { campaign, to: body.to.trim() });
      },
      send: ({ params, body }, context) =>
        answer(sendCampaign(context, services, { campaignId: params.id, ...body })),
      unschedule: ({ params }, context) => answer(moveCampaign(context, params.id, 'unschedule')),
      pause: ({ params }, context) => answer(moveCampaign(context, params.id, 'pause')),
      async resume({ params }, context) {
        const campaign = await find(context, params.id);
        if (isRefusal(campaign)) return campaign;
        if (!(await openMailServer(context.database, services))) return refuse('mail-server-missing');
        return answer(moveCampaign(context, params.id, 'resume'));
      },
      cancel: ({ params }, context) => answer(moveCampaign(context, params.id, 'cancel')),
      async report({ params }, context) {
        const campaign = await find(context, params.id);
        return isRefusal(campaign) ? campaign : reportCampaign(context, campaign);
      },
      async listRecipients({ params, query: { cursor, state } }, context) {
        const campaign = await find(context, params.id);
        if (isRefusal(campaign)) return campaign;
        const filter = { after: cursor, state, limit: PAGE + 1 };
        const found = await listRecipients(context.database, campaign, filter);
        const rows = found.slice(0, PAGE);
        const last = rows.at(-1)?.emailKey ?? null;
        return { recipients: rows.map(describeRecipient), nextCursor: found.length > PAGE ? last : null };
      },
      findProducts: ({ query }, context) => findProducts(context, query),
      findImages: ({ query }, context) => findImages(context, query),
      async uploadImage({ query: { filename }, file }, context) {
        const received = await receiveUpload(services.files, context, {
          file,
          filename,
          refuseType: (type) =>
            type && isMailImageType(type.contentType) ? undefined : refuse('campaign-image-type'),
        });
        if (isRefusal(received)) return received;
        return {
          commit: async (current) => {
            const asset = await received.commit(current);
            return isRefusal(asset) ? asset : describeImage(asset);
          },
          discard: () => received.discard(),
        };
      },
    },
  });
