export { registerFontFiles } from './font-file-routes.ts';
export { implementFontCalls, type FontSources } from './fonts-routes.ts';
export { facesFor } from './fonts-service.ts';
export { listSiteFonts, putSiteFont, type SiteFont } from './fonts-store.ts';
export { createFetchFontJob } from './storage/fetch-font-job.ts';
export { fontKey, keepFontFiles } from './storage/font-files.ts';
export { readFaces } from './package/font-faces.ts';
export { createFontRegistry, type FontRegistry } from './registry/font-registry.ts';
export { npmRegistry } from './registry/npm-registry.ts';
