export { formsCapability, type FormServices } from './forms-capability.ts';
export { googleHosts, type RecaptchaHosts } from './captcha/verify-recaptcha.ts';
export type { OnSubmission, SubmissionEvent } from './visitors/submission-event.ts';
export { formKind } from './form-kind.ts';
