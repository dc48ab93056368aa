export type { DeepReadonly, SameShape } from './same-shape.ts';
