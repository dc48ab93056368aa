export { isId, makeId } from './id.ts';
