export { decodeText, detectEncoding } from './csv-text.ts';
export { BYTE_ORDER_MARK, writeInPieces } from './write-in-pieces.ts';
