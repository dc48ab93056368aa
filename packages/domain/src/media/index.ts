export { BYTES_PER_MEGABYTE, formatFileSize } from './file-size.ts';
