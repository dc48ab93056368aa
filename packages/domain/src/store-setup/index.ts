export { storeSetupTexts, storeUrlId, withFirstLink, type SiteLayout } from './store-setup.ts';
