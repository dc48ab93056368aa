export { adoptSheet } from './adopt-sheet.ts';
