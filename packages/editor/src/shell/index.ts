export { AppShell } from './app-shell.tsx';
export { NoScreens, NotFoundScreen } from './not-found.tsx';
export { homeFor, railFor, screensFor } from './menus.ts';
export { SettingsFrame } from './settings-frame.tsx';
export { StartFailure } from './start-failure.tsx';
export { viewerOf } from './viewer-of.ts';
