export { derivedFrom } from './derived-from.ts';
