export { usePresence, type OtherContributor } from './use-presence.ts';
