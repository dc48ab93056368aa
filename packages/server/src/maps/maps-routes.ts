import { mapCalls } from '@sitewright/api/maps';
import { mapSchemas } from '@sitewright/api/maps/schemas';
import { implementCalls, isRefusal, type ImplementedCall } from '../http/index.ts';
import type { PlaceProvider } from './place-provider.ts';

export const implementMapCalls = (provider: PlaceProvider): ImplementedCall[] =>
  implementCalls({
    capability: 'maps',
    calls: mapCalls,
    schemas: mapSchemas,
    handlers: {
      async autocomplete({ query }, { site }) {
        const found = await provider.find(query.input, site.settings.language);
        return isRefusal(found) ? found : { predictions: [...found] };
      },
      details: ({ query }, { site }) => provider.read(query.placeId, site.settings.language),
    },
  });
