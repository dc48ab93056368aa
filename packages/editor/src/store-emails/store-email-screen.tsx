import type { CallAnswer } from '@sitewright/api/call';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import { isFollowUp } from '@sitewright/domain/follow-ups';
import {
  builtInEmailText,
  emailDefinitions,
  emailLanguages,
  isCustomerEmail,
  isSubscriptionEmail,
  storeEmailLimits,
  type EmailLanguage,
  type StoreEmailKind,
} from '@sitewright/domain/store-emails';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { RotateCcw } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Button, Card, Screen, Segmented, Skeleton, useConfirm, useToast } from '../controls/index.ts';
import { Fetched, send, useFetched } from '../data-fetching/index.ts';
import { FormTextField } from '../form-fields/index.ts';
import { SavedFormCard, useSavedForm } from '../saved-form/index.ts';
import { EmailKeys } from './email-keys.tsx';
import { EmailPreview } from './email-preview.tsx';
import './store-emails.css';

const route = getRouteApi('/_signed-in/store/emails/email');

type Email = CallAnswer<typeof storeEmailsCalls.read>;

const languageNames: Readonly<Record<EmailLanguage, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

interface EmailProps {
  readonly email: Email;
  readonly language: EmailLanguage;
}

interface Values {
  subject: string;
  text: string;
}

const useEmailForm = ({ email, language }: EmailProps) => {
  const { kind } = email;
  const queries = useQueryClient();
  const store = (next: Email) =>
    queries.setQueryData([storeEmailsCalls.read.path, { params: { kind } }], next);
  const saved = useSavedForm<Values, Email>({
    saved: email,
    valuesOf: ({ texts }) => ({ ...(texts[language] ?? builtInEmailText(kind, language)) }),
    save: (values, revision) =>
      send(storeEmailsCalls.saveText, { params: { kind, language }, body: { ...values, revision } }),
    read: () => send(storeEmailsCalls.read, { params: { kind } }),
    onSaved: store,
  });
  return { saved, store };
};

const useReset = ({ email: { kind, revision }, language }: EmailProps, store: (next: Email) => void) => {
  const confirm = useConfirm();
  const toast = useToast();
  return async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Reset to the built-in text?',
      text: `Your ${languageNames[language]} subject and text are deleted.`,
      confirm: 'Reset',
    });
    if (!isConfirmed) return;
    const input = { params: { kind, language }, query: { revision } };
    const outcome = await send(storeEmailsCalls.removeText, input);
    if (outcome.ok) store(outcome.answer);
    toast(outcome.ok ? 'Text reset' : outcome.refusal.message, outcome.ok ? undefined : 'bad');
  };
};

const hintOf = (kind: StoreEmailKind): string => {
  if (kind === 'gift-card') return 'The card with its code is shown below it.';
  if (kind === 'abandoned-cart')
    return 'The button, the items and the link to unsubscribe are shown below it.';
  if (kind === 'restock') return 'The product, the button and the link to unsubscribe are shown below it.';
  if (isFollowUp(kind)) return 'The button and the link to unsubscribe are shown below it.';
  if (isCustomerEmail(kind) && isSubscriptionEmail(kind))
    return 'The button that leads to the subscription is shown below it.';
  return isCustomerEmail(kind)
    ? 'Items, totals, addresses and the link to the order are shown below it.'
    : 'The whole text of the email.';
};

const EmailForm = (props: EmailProps) => {
  const { email, language } = props;
  const { saved, store } = useEmailForm(props);
  const reset = useReset(props, store);
  const { control } = saved.form;
  const typed = useWatch({ control });
  const draft = { language, subject: typed.subject ?? '', text: typed.text ?? '' };
  return (
    <div className="store-email-columns">
      <div className="store-email-column">
        <Card>
          <SavedFormCard saved={saved} label="Email">
            <FormTextField
              control={control}
              name="subject"
              label="Subject"
              maxLength={storeEmailLimits.SUBJECT}
            />
            <FormTextField
              control={control}
              name="text"
              label="Text"
              lines={12}
              maxLength={storeEmailLimits.TEXT}
              hint={hintOf(email.kind)}
            />
            {email.texts[language] === undefined ? null : (
              <div>
                <Button icon={RotateCcw} onPress={() => void reset()}>
                  Reset to built-in text
                </Button>
              </div>
            )}
          </SavedFormCard>
        </Card>
        <EmailKeys kind={email.kind} />
      </div>
      <EmailPreview kind={email.kind} draft={draft} />
    </div>
  );
};

const LanguageChoice = ({ kind, language }: { kind: StoreEmailKind; language: EmailLanguage }) => {
  const navigate = useNavigate();
  if (!isCustomerEmail(kind)) return null;
  return (
    <Segmented
      label="Language"
      segments={emailLanguages.map((id) => ({ id, name: languageNames[id] }))}
      value={language}
      onChange={(next) => void navigate({ to: '/store/emails/email', search: { kind, language: next } })}
    />
  );
};

/** Subject and text of one email, with its preview. */
export const StoreEmailScreen = () => {
  const { kind, language } = route.useSearch();
  const { fetched, refetch } = useFetched(storeEmailsCalls.read, { params: { kind } });
  return (
    <Screen
      title={emailDefinitions[kind].name}
      lead={
        <Link to="/store/emails" className="screen-crumb">
          Emails /
        </Link>
      }
      layout="fill"
    >
      <div className="store-emails store-email-page">
        <p className="quiet">{emailDefinitions[kind].when}</p>
        <LanguageChoice {...{ kind, language }} />
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={8} shape="form" />}>
          {(email) => <EmailForm key={`${kind} ${language}`} {...{ email, language }} />}
        </Fetched>
      </div>
    </Screen>
  );
};
