export { embedsCapability } from './embeds-capability.ts';
