import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { useState, type FormEvent } from 'react';
import { Button, Card, CardBody, CardFoot, Notice, TextField } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';

type Result = CallAnswer<typeof mailCalls.sendTest>;

const TestResult = ({ result: { isAccepted, response } }: { readonly result: Result }) => (
  <Notice
    tone={isAccepted ? 'good' : 'bad'}
    title={isAccepted ? 'The mail server accepted the email' : 'The mail server did not accept the email'}
  >
    <code>{response}</code>
  </Notice>
);

/** Sends an email with the saved settings and shows what the mail server answers. */
export const TestMail = () => {
  const { email } = useSession().account;
  const [to, setTo] = useState(email);
  const [error, setError] = useState<string>();
  const [result, setResult] = useState<Result>();
  const { send, isSending } = useSending(mailCalls.sendTest);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setResult(undefined);
    const outcome = await send({ body: { to: to.trim() } });
    if (outcome.ok) return setResult(outcome.answer);
    return setError(outcome.refusal.errors?.['to'] ?? outcome.refusal.message);
  };
  return (
    <Card>
      <form noValidate aria-label="Test email" onSubmit={(event) => void submit(event)}>
        <CardBody>
          <TextField
            label="Send a test email to"
            type="email"
            value={to}
            error={error}
            onChange={(text) => {
              setTo(text);
              setError(undefined);
            }}
          />
          {result ? <TestResult result={result} /> : null}
        </CardBody>
        <CardFoot>
          <Button type="submit" isPending={isSending}>
            Send test email
          </Button>
        </CardFoot>
      </form>
    </Card>
  );
};
