export { composeEmail, type EmailData } from './compose-email.ts';
export {
  listStoredEmails,
  putEmailSwitch,
  putEmailTexts,
  readStoredEmail,
  type StoredEmail,
} from './store-email-texts-store.ts';
