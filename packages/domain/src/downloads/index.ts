export { downloadMessages } from './downloads-messages.ts';
