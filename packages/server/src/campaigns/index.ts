export { campaignsCapability } from './campaigns-capability.ts';
export { readSiteDesign } from './site-design.ts';
