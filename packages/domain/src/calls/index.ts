export { callMessages, type CallRefusal } from './calls-messages.ts';
