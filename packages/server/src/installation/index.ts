export { findSecret } from './installation-secret.ts';
export { prepareInstallation, type OwnerNews } from './first-start.ts';
