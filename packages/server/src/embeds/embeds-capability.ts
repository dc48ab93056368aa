import type { Capability } from '../http/index.ts';
import { implementEmbedCalls } from './embeds-routes.ts';

export const embedsCapability = (): Capability => ({ name: 'embeds', calls: implementEmbedCalls() });
