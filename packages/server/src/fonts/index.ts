export { fontsCapability } from './fonts-capability.ts';
export { facesFor } from './fonts-service.ts';
export { listSiteFonts, putSiteFont, type SiteFont } from './fonts-store.ts';
export { fontKey, storeFontFiles } from './storage/font-files.ts';
export { readFaces } from './package/font-faces.ts';
