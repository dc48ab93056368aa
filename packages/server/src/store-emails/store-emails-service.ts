import {
  emailDefinitions,
  storeEmailKinds,
  type EmailLanguage,
  type EmailText,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { findEmailFaults } from '@sitewright/render/store-emails';
import { refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import { readStoreSettings } from '../store/index.ts';
import {
  listStoredEmails,
  putEmailSwitch,
  putEmailTexts,
  readStoredEmail,
  type StoredEmail,
} from '../store-email-texts/index.ts';

type Context = Pick<ContributorContext, 'database' | 'site'>;

/** The email about low stock is switched with its alert. */
const withAlert = async ({ database, site }: Context, email: StoredEmail): Promise<StoredEmail> =>
  email.kind === 'low-stock'
    ? { ...email, isEnabled: (await readStoreSettings(database, site.id)).lowStockAlert.isEnabled }
    : email;

export const listEmails = async (context: Context): Promise<StoredEmail[]> => {
  const stored = new Map(
    (await listStoredEmails(context.database, context.site.id)).map((email) => [email.kind, email]),
  );
  const emails: StoredEmail[] = [];
  for (const kind of storeEmailKinds)
    emails.push(
      await withAlert(context, stored.get(kind) ?? { kind, isEnabled: true, texts: {}, revision: 0 }),
    );
  return emails;
};

export const readEmail = async (context: Context, kind: StoreEmailKind): Promise<StoredEmail> =>
  withAlert(context, await readStoredEmail(context.database, context.site.id, kind));

const noteEmail = ({ note }: ContributorContext, kind: StoreEmailKind): void =>
  note({ subject: `store-email:${kind}`, after: { title: emailDefinitions[kind].name } });

/** Faults by field, as forms show them. */
const faultErrors = (kind: StoreEmailKind, text: EmailText): Record<string, string> =>
  Object.fromEntries(
    findEmailFaults(kind, text)
      .toReversed()
      .map(({ field, line, message }) => [field, `Line ${line}: ${message}`]),
  );

export const refuseFaulty = (kind: StoreEmailKind, text: EmailText): Refusal | undefined => {
  const errors = faultErrors(kind, text);
  return Object.keys(errors).length === 0 ? undefined : refuse('email-text-faulty', errors);
};

interface TextToSave {
  readonly kind: StoreEmailKind;
  readonly language: EmailLanguage;
  readonly revision: number;
}

const saveTexts = async (
  context: ContributorContext,
  { kind, revision, texts }: Pick<StoredEmail, 'kind' | 'revision' | 'texts'>,
): Promise<StoredEmail | Refusal> => {
  const saved = await putEmailTexts(context.database, context.site.id, { kind, revision, texts });
  if (!saved) return refuse('conflict');
  noteEmail(context, kind);
  return withAlert(context, saved);
};

export const saveText = async (
  context: ContributorContext,
  { kind, language, revision, subject, text }: TextToSave & EmailText,
): Promise<StoredEmail | Refusal> => {
  const fault = refuseFaulty(kind, { subject, text });
  if (fault) return fault;
  const { texts } = await readStoredEmail(context.database, context.site.id, kind);
  return saveTexts(context, { kind, revision, texts: { ...texts, [language]: { subject, text } } });
};

export const removeText = async (
  context: ContributorContext,
  { kind, language, revision }: TextToSave,
): Promise<StoredEmail | Refusal> => {
  const { texts } = await readStoredEmail(context.database, context.site.id, kind);
  const { [language]: _removed, ...rest } = texts;
  return saveTexts(context, { kind, revision, texts: rest });
};

export const setEnabled = async (
  context: ContributorContext,
  { kind, isEnabled }: Pick<StoredEmail, 'kind' | 'isEnabled'>,
): Promise<StoredEmail | Refusal> => {
  if (!emailDefinitions[kind].isOptional) return refuse('email-always-sent');
  await putEmailSwitch(context.database, context.site.id, { kind, isEnabled });
  noteEmail(context, kind);
  return readEmail(context, kind);
};
