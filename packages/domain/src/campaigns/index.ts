export {
  addCampaignBlock,
  changeCampaignBlock,
  copyCampaignBlock,
  moveCampaignBlock,
  newCampaignBlock,
  removeCampaignBlock,
} from './campaign-blocks.ts';
export {
  campaignBlockKinds,
  campaignFonts,
  campaignLimits,
  emptyCampaign,
  nobody,
  type CampaignAudience,
  type CampaignBlock,
  type CampaignBlockKind,
  type CampaignContent,
  type CampaignDesign,
  type CampaignFont,
} from './campaign-content.ts';
export {
  campaignStates,
  canDo,
  recipientStates,
  type CampaignAction,
  type CampaignState,
  type RecipientState,
  stopReasons,
  type StopReason,
} from './campaign-states.ts';
export {
  campaignFaultMessages,
  campaignsMessages,
  type CampaignFaultCode,
  type CampaignRefusal,
} from './campaigns-messages.ts';
export { findCampaignFaults, type CampaignFault, type CampaignSurroundings } from './find-campaign-faults.ts';
export {
  mergeFieldOf,
  mergeFields,
  parseMergeFields,
  type MergedPerson,
  type MergeField,
} from './merge-fields.ts';
export { readCampaignUrl } from './read-campaign-url.ts';
export { readSendTime } from './send-time.ts';
export { linkOf, plainTextOf, readTextNodes, type TextNode } from './text-document.ts';
export { campaignTextsIn, type CampaignTexts } from './texts/campaign-texts.ts';
