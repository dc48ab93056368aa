export { subscribeTextsIn, type SubscribeTexts } from './subscribe-texts.ts';
