import { mapMessages } from '@sitewright/domain/maps';
import { HTTP, type RefusalTable } from '../call/index.ts';

export const mapRefusals = {
  messages: mapMessages,
  statuses: {
    'place-unknown': HTTP.NOT_FOUND,
    'maps-unavailable': HTTP.UNAVAILABLE,
  },
} satisfies RefusalTable<keyof typeof mapMessages>;
