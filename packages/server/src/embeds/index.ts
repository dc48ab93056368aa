export { implementEmbedCalls } from './embeds-routes.ts';
