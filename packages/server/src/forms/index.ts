export { formsCapability, type FormServices } from './forms-capability.ts';
export { recaptchaHostsAt } from './captcha/verify-recaptcha.ts';
export { formKind } from './form-kind.ts';
export { findPublishedForm } from './forms-store.ts';
