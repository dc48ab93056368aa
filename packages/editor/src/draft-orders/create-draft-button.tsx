import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button, useToast } from '../controls/index.ts';
import { useRefresh, useSending } from '../data-fetching/index.ts';

/** Creates a draft and opens it. */
export const CreateDraftButton = () => {
  const { send, isSending } = useSending(draftOrdersCalls.create);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const toast = useToast();
  const create = async (): Promise<void> => {
    const outcome = await send({ body: {} });
    if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
    await refresh(draftOrdersCalls.list);
    return navigate({ to: '/store/orders/draft', search: { id: outcome.answer.id } });
  };
  return (
    <Button kind="primary" icon={Plus} isPending={isSending} onPress={() => void create()}>
      Create order
    </Button>
  );
};
