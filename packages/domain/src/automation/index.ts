export { automationLimits, automationMessages, type AutomationRefusal } from './automation-messages.ts';
export { connectionText } from './connection-text.ts';
