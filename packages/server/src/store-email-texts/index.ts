export { composeEmail, type EmailData } from './compose-email.ts';
