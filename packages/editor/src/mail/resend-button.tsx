import type { CallAnswer } from '@sitewright/api/call';
import { mailCalls } from '@sitewright/api/mail';
import { useNavigate } from '@tanstack/react-router';
import { RotateCw } from 'lucide-react';
import { Button, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';

type Email = CallAnswer<typeof mailCalls.readEmail>;

const names = { queued: 'Try now', sent: 'Send again', kept: 'Try again', failed: 'Try again' } as const;

/** An email that was sent is sent as a copy, which then opens. */
export const ResendButton = ({ email: { id, state } }: { readonly email: Email }) => {
  const { send, isSending } = useSending(mailCalls.resend);
  const refresh = useRefresh();
  const toast = useToast();
  const navigate = useNavigate();
  const resend = async (): Promise<void> => {
    const outcome = await send({ params: { id } });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    toast('The email is in the queue');
    if (outcome.answer.id !== id)
      await navigate({ to: '/settings/mail', search: { email: outcome.answer.id } });
    await refresh(mailCalls.listOutbox, mailCalls.readEmail);
    return undefined;
  };
  return (
    <Button icon={RotateCw} isPending={isSending} onPress={() => void resend()}>
      {names[state]}
    </Button>
  );
};
