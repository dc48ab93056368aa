export { insertCarriedCampaigns, listCarriedCampaigns } from './carried-campaigns-store.ts';
export {
  countUnsentEmails,
  deleteDemoCampaigns,
  endSendingCampaigns,
  eraseRecipients,
  lockCollecting,
  type CampaignKey,
  type CampaignRow,
  type RecipientRow,
} from './campaign-records-store.ts';
