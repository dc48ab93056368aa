export { findSecret } from './installation-secret.ts';
export { prepareInstallation, type FirstStartNotice } from './first-start.ts';
