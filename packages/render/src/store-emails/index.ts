export { renderEmailTemplate, type RenderedEmail } from './email-engine.ts';
