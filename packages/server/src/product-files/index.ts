export { productFilesCapability } from './product-files-capability.ts';
