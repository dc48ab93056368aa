import type { CallInput } from '@sitewright/api/call';
import { ordersCalls } from '@sitewright/api/orders';
import { storeEmailsCalls } from '@sitewright/api/store-emails';
import type { EmailLanguage, StoreEmailKind } from '@sitewright/domain/store-emails';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { Button, Notice, Segmented, Select, useToast } from '../controls/index.ts';
import { dataOf, send, useDebounced, useFetched, useSending } from '../data-fetching/index.ts';
import { useHasMailServer } from '../mail/index.ts';
import { useSession } from '../session/index.ts';

const SAMPLE = 'sample';
const RECENT = 10;

interface EmailPreviewProps {
  readonly kind: StoreEmailKind;
  readonly draft: { readonly language: EmailLanguage; readonly subject: string; readonly text: string };
}

type Draft = CallInput<typeof storeEmailsCalls.preview>['body'];

const OrderChoice = ({ value, onChange }: { value: string; onChange: (id: string) => void }) => {
  const { fetched } = useFetched(ordersCalls.list, { query: {} });
  const orders = (dataOf(fetched)?.orders ?? []).slice(0, RECENT);
  return (
    <Select
      label="Preview with"
      value={value}
      onChange={onChange}
      choices={[
        { id: SAMPLE, name: 'Sample order' },
        ...orders.map(({ id, number, customerName }) => ({ id, name: `#${number}`, detail: customerName })),
      ]}
    />
  );
};

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

/** About no order. */
const withoutOrder: ReadonlySet<StoreEmailKind> = new Set([
  'low-stock',
  'gift-card',
  'abandoned-cart',
  'restock',
]);

/** The email in both forms. The frame runs no scripts. */
export const EmailPreview = ({ kind, draft }: EmailPreviewProps) => {
  const { permissions } = useSession();
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [order, setOrder] = useState(SAMPLE);
  const body = { ...draft, ...(order === SAMPLE ? {} : { orderId: order }) };
  const preview = usePreview(kind, body);
  const { submit, isSending } = useTestEmail(kind, body);
  const hasChoice = permissions.includes('orders') && !withoutOrder.has(kind);
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
      {hasChoice ? <OrderChoice value={order} onChange={setOrder} /> : null}
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
