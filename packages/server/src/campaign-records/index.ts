export {
  countUnsentEmails,
  deleteDemoCampaigns,
  endSendingCampaigns,
  eraseRecipients,
  type CampaignKey,
  type CampaignRow,
  type RecipientRow,
} from './campaign-records-store.ts';
