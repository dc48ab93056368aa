import { draftOrdersCalls } from '@sitewright/api/draft-orders';
import { ordersCalls } from '@sitewright/api/orders';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, Copy, Link2, Link2Off, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button, useConfirm, useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { PaymentLinkDialog } from '../../orders/index.ts';
import type { DraftEditing } from './use-draft.ts';

const DAYS = 14;

const useDraftActions = (editing: DraftEditing, money: (cents: number) => string) => {
  const toast = useToast();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const { draft, act } = editing;
  const { id, link } = draft;
  const params = { id };
  return {
    /** A link that is valid is copied as it is. */
    async copyLink(): Promise<void> {
      let url = link && !link.isExpired ? link.url : '';
      if (url === '') {
        const refused = await act(async ({ revision }) => {
          const outcome = await send(draftOrdersCalls.createLink, { params, body: { revision, days: DAYS } });
          if (outcome.ok) url = outcome.answer.link?.url ?? '';
          return outcome;
        });
        if (refused !== undefined) return toast(refused, 'bad');
      }
      await navigator.clipboard.writeText(url);
      return toast('Payment link copied');
    },
    async revoke(): Promise<void> {
      const isConfirmed = await confirm({
        title: 'Revoke the payment link?',
        text: 'Whoever has the link can no longer pay. You can create a new one.',
        confirm: 'Revoke link',
      });
      if (!isConfirmed) return;
      const refused = await act(({ revision }) =>
        send(draftOrdersCalls.revokeLink, { params, body: { revision } }),
      );
      toast(refused ?? 'Payment link revoked', refused === undefined ? undefined : 'bad');
    },
    async markPaid(): Promise<void> {
      const isConfirmed = await confirm({
        title: `Mark #${draft.number} as paid?`,
        text: `Do this once you have received ${money(draft.totals.totalCents)}. The draft becomes an order, and the customer gets the order confirmation.`,
        confirm: 'Mark as paid',
        isSafe: true,
      });
      if (!isConfirmed) return;
      const body = { revision: draft.revision, totalCents: draft.totals.totalCents };
      const outcome = await send(draftOrdersCalls.markPaid, { params, body });
      if (!outcome.ok)
        return toast(Object.values(outcome.refusal.errors ?? {}).join(' ') || outcome.refusal.message, 'bad');
      await refresh(draftOrdersCalls.list, ordersCalls.list, ordersCalls.count);
      return navigate({ to: '/store/orders/order', search: { id: outcome.answer.orderId } });
    },
    async duplicate(): Promise<void> {
      const outcome = await send(draftOrdersCalls.duplicate, { params });
      if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
      await refresh(draftOrdersCalls.list);
      return navigate({ to: '/store/orders/draft', search: { id: outcome.answer.id } });
    },
    async remove(): Promise<void> {
      const isConfirmed = await confirm({
        title: `Delete #${draft.number}?`,
        text: 'Its payment link no longer works. This cannot be undone.',
        confirm: 'Delete draft',
      });
      if (!isConfirmed) return;
      const outcome = await send(draftOrdersCalls.remove, { params });
      if (!outcome.ok) return toast(outcome.refusal.message, 'bad');
      await refresh(draftOrdersCalls.list);
      return navigate({ to: '/store/orders/drafts' });
    },
  };
};

interface DraftActionsProps {
  readonly editing: DraftEditing;
  readonly money: (cents: number) => string;
}

/** What can be done with a draft that is no order yet. */
export const DraftActions = ({ editing, money }: DraftActionsProps) => {
  const [isSending, setSending] = useState(false);
  const { copyLink, revoke, markPaid, duplicate, remove } = useDraftActions(editing, money);
  const { draft, isSaving } = editing;
  const isEmpty = draft.content.lines.length === 0;
  return (
    <div className="draft-actions">
      <Button icon={Trash2} onPress={() => void remove()}>
        Delete
      </Button>
      <Button icon={Copy} onPress={() => void duplicate()}>
        Duplicate
      </Button>
      {draft.link ? (
        <Button icon={Link2Off} onPress={() => void revoke()}>
          Revoke link
        </Button>
      ) : null}
      <Button icon={Link2} isDisabled={isEmpty} onPress={() => void copyLink()}>
        Copy link
      </Button>
      <Button icon={CircleCheck} isDisabled={isEmpty || isSaving} onPress={() => void markPaid()}>
        Mark as paid
      </Button>
      <Button
        kind="primary"
        icon={Send}
        isDisabled={isEmpty || draft.details.email === ''}
        onPress={() => setSending(true)}
      >
        Send payment link
      </Button>
      {isSending ? (
        <PaymentLinkDialog
          email={draft.details.email}
          onSend={(mail) =>
            editing.act(({ id, revision }) =>
              send(draftOrdersCalls.sendLink, { params: { id }, body: { revision, ...mail } }),
            )
          }
          onClose={() => setSending(false)}
        />
      ) : null}
    </div>
  );
};
