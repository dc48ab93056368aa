export { formsCapability, type FormServices } from './forms-capability.ts';
export { googleHosts, type RecaptchaHosts } from './captcha/verify-recaptcha.ts';
export { formKind } from './form-kind.ts';
