export { subscribeTextsIn, type SubscribeTexts } from './subscribe-texts.ts';
export { isManageText, manageTextsIn } from './manage-translations.ts';
export type { ManageText, ManageTexts } from './manage-texts.ts';
