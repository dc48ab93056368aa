export { fontCategories, isFontCategory, type FontCategory } from './font-categories.ts';
export { isKitId, kitHosts, kitStylesheet, readKitId, type FontKit, type KitFamily } from './font-kit.ts';
export { familyOf, isGenericFamily, writeFont } from './font-value.ts';
export { fontsMessages, fontText, type FontRefusal } from './fonts-messages.ts';
