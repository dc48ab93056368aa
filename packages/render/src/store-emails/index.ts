export { renderEmailTemplate, type RenderedEmail } from './email-engine.ts';
export { findEmailFaults, type EmailFault } from './find-email-faults.ts';
