import { donationMessages } from '@sitewright/domain/donations';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const donationsRefusals = {
  messages: donationMessages,
  statuses: {
    'fund-invalid': HTTP.UNPROCESSABLE,
    'fund-slug-taken': HTTP.CONFLICT,
    'fund-too-many': HTTP.CONFLICT,
  },
} satisfies RefusalTable<keyof typeof donationMessages>;
