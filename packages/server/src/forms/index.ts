export { formsCapability, type FormServices } from './forms-capability.ts';
export { checkToken, type TokenVerdict } from './captcha/check-token.ts';
export type { CaptchaServices } from './captcha/check-captcha.ts';
export { recaptchaHostsAt } from './captcha/verify-recaptcha.ts';
export { describeForWebhook as describeSubmission } from './visitors/submission-event.ts';
export { formKind } from './form-kind.ts';
export { findPublishedForm } from './forms-store.ts';
