export { fillText } from './fill-text.ts';
export { translationIn } from './translation.ts';
