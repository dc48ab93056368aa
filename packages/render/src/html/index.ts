export { endOfComment, endOfRawText, endOfScript, endOfTag, readTagAttributes } from './html-tag.ts';
