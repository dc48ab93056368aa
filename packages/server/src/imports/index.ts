export { importSiteFolder, type SiteFolderImport } from './import-site-folder.ts';
export { ImportFault } from './import-fault.ts';
