import { embedCalls } from '@sitewright/api/embeds';
import { embedSchemas } from '@sitewright/api/embeds/schemas';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import type { OembedClient } from './request-oembed.ts';
import { lookUpEmbed } from './embeds-service.ts';

export const implementEmbedCalls = (ask: OembedClient): ImplementedCall[] =>
  implementCalls({
    capability: 'embeds',
    calls: embedCalls,
    schemas: embedSchemas,
    handlers: { lookUp: ({ query }) => lookUpEmbed(query.url, ask) },
  });
