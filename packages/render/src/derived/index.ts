export { derivedFrom, derivedWithin } from './derived-from.ts';
