/** The outside service that checks visitors, for what is no form of a page. */
export const loadRecaptcha = () => import('./bot-check/recaptcha.ts');
