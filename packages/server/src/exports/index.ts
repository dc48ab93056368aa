export { exportSiteFolder, type SiteFolderExport } from './export-site-folder.ts';
export { ExportFault } from './folder-writer.ts';
