import { embedCalls } from '@sitewright/api/embeds';
import { embedSchemas } from '@sitewright/api/embeds/schemas';
import { implementCalls, type ImplementedCall } from '../http/index.ts';
import { createOembedClient, type OembedClient } from './request-oembed.ts';
import { lookUpEmbed } from './embeds-service.ts';

export const implementEmbedCalls = (ask: OembedClient = createOembedClient()): ImplementedCall[] =>
  implementCalls({
    capability: 'embeds',
    calls: embedCalls,
    schemas: embedSchemas,
    handlers: { lookUp: ({ query }) => lookUpEmbed(query.url, ask) },
  });
