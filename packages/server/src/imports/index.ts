export { importSiteFolder, type SiteFolderImport } from './import-site-folder.ts';
