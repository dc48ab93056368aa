export const campaignStates = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'cancelled'] as const;

export type CampaignState = (typeof campaignStates)[number];

/** Why a campaign stopped by itself: it is paused then, or a draft again where it was not sent at its time. */
export const stopReasons = ['mail-server-missing', 'campaign-incomplete'] as const;

export type StopReason = (typeof stopReasons)[number];

export type CampaignAction = 'edit' | 'send' | 'unschedule' | 'pause' | 'resume' | 'cancel' | 'delete';

/** In which states an action is possible. */
const possible: Readonly<Record<CampaignAction, readonly CampaignState[]>> = {
  edit: ['draft'],
  send: ['draft'],
  unschedule: ['scheduled'],
  pause: ['sending'],
  resume: ['paused'],
  cancel: ['sending', 'paused'],
  delete: ['draft', 'cancelled', 'sent'],
};

export const canDo = (action: CampaignAction, state: CampaignState): boolean =>
  possible[action].includes(state);

/** Waiting and being sent; done for good: taken by the mail server, refused by it, or not sent any more. */
export const recipientStates = ['waiting', 'sending', 'sent', 'refused', 'skipped'] as const;

export type RecipientState = (typeof recipientStates)[number];
