export { embedMessages, type EmbedRefusal } from './embeds-messages.ts';
export { readEmbedAddress, type EmbedAddress } from './embed-services.ts';
export { writeFrame, type Embedded } from './embedded.ts';
export { isKnownFrame } from './known-frames.ts';
