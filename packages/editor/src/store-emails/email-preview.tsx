import type { CallInput } from '@sitewright/api/call';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import type { EmailLanguage, StoreEmailKind } from '@sitewright/domain/store-emails';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, Segmented, useToast } from '../controls/index.ts';
import { send, useDebounced, useSending } from '../data-fetching/index.ts';
import { useHasMailServer } from '../mail/index.ts';
import { RecordChoice } from './record-choice.tsx';

interface EmailPreviewProps {
  readonly kind: StoreEmailKind;
  readonly draft: { readonly language: EmailLanguage; readonly subject: string; readonly text: string };
}

type Draft = CallInput<typeof storeEmailsCalls.preview>['body'];

/** What would be sent, while the text is typed. */
const usePreview = (kind: StoreEmailKind, body: Draft) => {
  const typed = useDebounced(JSON.stringify(body));
  const { data } = useQuery({
    queryKey: [storeEmailsCalls.preview.path, kind, typed],
    queryFn: () => send(storeEmailsCalls.preview, { params: { kind }, body: JSON.parse(typed) as Draft }),
    placeholderData: keepPreviousData,
  });
  return data;
};

const useTestEmail = (kind: StoreEmailKind, body: Draft) => {
  const { send: sendTest, isSending } = useSending(storeEmailsCalls.sendTest);
  const toast = useToast();
  const hasMailServer = useHasMailServer();
  const submit = async (): Promise<void> => {
    const outcome = await sendTest({ params: { kind }, body });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    return hasMailServer
      ? toast(`Test email sent to ${outcome.answer.to}`)
      : toast('Test email not sent: no mail server is set up', 'bad');
  };
  return { submit, isSending };
};

/** The email in both forms. The frame runs no scripts. */
export const EmailPreview = ({ kind, draft }: EmailPreviewProps) => {
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [recordId, setRecordId] = useState<string>();
  const body = { ...draft, ...(recordId === undefined ? {} : { recordId }) };
  const preview = usePreview(kind, body);
  const { submit, isSending } = useTestEmail(kind, body);
  return (
    <section className="store-email-preview" aria-label="Preview">
      <div className="store-email-preview-head">
        <Segmented
          label="Form of the preview"
          segments={[
            { id: 'html', name: 'HTML' },
            { id: 'text', name: 'Plain text' },
          ]}
          value={form}
          onChange={setForm}
        />
        <Button icon={Send} isPending={isSending} onPress={() => void submit()}>
          Send test to me
        </Button>
      </div>
      <RecordChoice kind={kind} recordId={recordId} onChange={setRecordId} />
      {preview && !preview.ok ? <Notice tone="bad">{preview.refusal.message}</Notice> : null}
      {preview?.ok && preview.answer.faults.length > 0 ? (
        <Notice tone="bad" title="The text has faults; the built-in text is shown">
          <ul className="store-email-faults">
            {preview.answer.faults.map(({ field, line, message }) => (
              <li key={`${field} ${line} ${message}`}>
                {`${field === 'subject' ? 'Subject' : `Line ${line}`}: ${message}`}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {preview?.ok ? (
        <>
          <p className="store-email-subject">{preview.answer.subject}</p>
          {form === 'html' ? (
            <iframe title="Preview of the email" sandbox="" srcDoc={preview.answer.html} />
          ) : (
            // Scrolls, so the keyboard must reach it.
            // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
            <pre tabIndex={0} aria-label="Plain text of the email">
              {preview.answer.text}
            </pre>
          )}
        </>
      ) : null}
    </section>
  );
};
