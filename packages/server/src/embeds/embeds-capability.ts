import type { Capability } from '../http/index.ts';
import type { PublicNetwork } from '../public-fetch/index.ts';
import { implementEmbedCalls } from './embeds-routes.ts';
import { createOembedClient } from './request-oembed.ts';

export const embedsCapability = ({
  publicNetwork,
}: {
  readonly publicNetwork?: PublicNetwork;
}): Capability => ({
  name: 'embeds',
  calls: implementEmbedCalls(createOembedClient({ network: publicNetwork })),
});
