import { campaignsCalls } from '@sitewright/api/campaigns';
import type { CallAnswer } from '@sitewright/api/call';
import { Send } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  Segmented,
  TextField,
  useToast,
} from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';

export type CampaignPreview = CallAnswer<typeof campaignsCalls.preview>;

type Form = 'desktop' | 'phone' | 'text';

const forms = [
  { id: 'desktop', name: 'Desktop' },
  { id: 'phone', name: 'Phone' },
  { id: 'text', name: 'Plain text' },
] as const satisfies readonly { id: Form; name: string }[];

interface TestDialogProps {
  readonly id: string;
  readonly flush: () => Promise<number | undefined>;
  readonly onClose: () => void;
}

const TestDialog = ({ id, flush, onClose }: TestDialogProps) => {
  const [to, setTo] = useState(useSession().account.email);
  const [error, setError] = useState<string>();
  const { send, isSending } = useSending(campaignsCalls.sendTest);
  const toast = useToast();
  const submit = async (): Promise<void> => {
    setError(undefined);
    if ((await flush()) === undefined) return setError('The campaign could not be saved.');
    const outcome = await send({ params: { id }, body: { to } });
    if (!outcome.ok) return setError(outcome.refusal.errors?.['to'] ?? outcome.refusal.message);
    toast(`Test email sent to ${to}`);
    return onClose();
  };
  return (
    <Dialog title="Send a test" isOpen onClose={onClose}>
      <DialogBody>
        <TextField
          label="Email address"
          type="email"
          value={to}
          onChange={setTo}
          error={error}
          hint="The email as it is now. Its link to unsubscribe does nothing."
          takesFocus
        />
      </DialogBody>
      <DialogFoot>
        <Button kind="quiet" onPress={onClose}>
          Cancel
        </Button>
        <Button kind="primary" isPending={isSending} onPress={() => void submit()}>
          Send test
        </Button>
      </DialogFoot>
    </Dialog>
  );
};

interface PreviewPaneProps extends Omit<TestDialogProps, 'onClose'> {
  readonly preview: CampaignPreview | undefined;
  readonly failure: string | undefined;
}

/** The email as it would be sent. The frame runs no scripts. */
export const PreviewPane = ({ id, flush, preview, failure }: PreviewPaneProps) => {
  const [form, setForm] = useState<Form>('desktop');
  const [isTesting, setTesting] = useState(false);
  return (
    <section className="campaign-preview" aria-label="Preview">
      <div className="campaign-preview-head">
        <Segmented label="Form of the preview" segments={forms} value={form} onChange={setForm} />
        <Button icon={Send} onPress={() => setTesting(true)}>
          Send a test
        </Button>
      </div>
      {failure === undefined ? null : <Notice tone="bad">{failure}</Notice>}
      {preview ? (
        <>
          <p className="campaign-subject">{preview.subject === '' ? 'No subject yet' : preview.subject}</p>
          {form === 'text' ? (
            // Scrolls, so the keyboard must reach it.
            // oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex
            <pre tabIndex={0} aria-label="Plain text of the email">
              {preview.text}
            </pre>
          ) : (
            <iframe
              className={`campaign-frame-${form}`}
              title="Preview of the email"
              sandbox=""
              srcDoc={preview.html}
            />
          )}
        </>
      ) : null}
      {isTesting ? <TestDialog {...{ id, flush }} onClose={() => setTesting(false)} /> : null}
    </section>
  );
};
