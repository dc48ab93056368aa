export type { CampaignImage, CampaignProduct } from './campaign-blocks.ts';
export {
  composeCampaign,
  fillCampaign,
  listCampaignLinks,
  type CampaignToCompose,
  type ComposedCampaign,
} from './compose-campaign.ts';
export type { Recipient } from './slots.ts';
