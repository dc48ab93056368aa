export { registerDigitalPreviews } from './digital-preview-routes.ts';
