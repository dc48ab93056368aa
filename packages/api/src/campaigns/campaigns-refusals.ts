import { campaignsMessages } from '@sitewright/domain/campaigns';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const campaignsRefusals = {
  messages: campaignsMessages,
  statuses: {
    'campaign-not-draft': HTTP.CONFLICT,
    'campaign-not-possible': HTTP.CONFLICT,
    'campaign-incomplete': HTTP.CONFLICT,
    'campaign-too-long': HTTP.BAD_REQUEST,
    'campaign-time-wrong': HTTP.BAD_REQUEST,
    'campaign-time-far': HTTP.BAD_REQUEST,
    'campaign-time-past': HTTP.BAD_REQUEST,
    'campaign-test-refused': HTTP.CONFLICT,
    'campaign-image-type': HTTP.UNSUPPORTED_TYPE,
    'campaign-recipient-wrong': HTTP.BAD_REQUEST,
  },
} satisfies RefusalTable<keyof typeof campaignsMessages>;
