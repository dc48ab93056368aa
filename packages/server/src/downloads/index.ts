export { downloadLink } from './download-link.ts';
export { downloadsCapability } from './downloads-capability.ts';
export { insertDownloads, listDownloads, type BoughtDownload } from './downloads-store.ts';
export { sizeText } from './size-text.ts';
