export { derivedFrom, derivedWhileSame, derivedWithin } from './derived-from.ts';
