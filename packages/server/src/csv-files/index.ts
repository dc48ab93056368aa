export { decodeText, detectEncoding } from './csv-text.ts';
