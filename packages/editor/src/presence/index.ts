export { usePresence, type Other } from './use-presence.ts';
