import { customersCalls } from '@sitewright/api/customers';
import { customerLimits } from '@sitewright/domain/customers';
import { useState } from 'react';
import { Button, Notice, TextField, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import type { CustomerDetail } from '../customer-types.ts';
import { useRefreshCustomers } from '../list/use-customers.ts';

/** A note of contributors. What is typed stays when someone else saved first. */
export const CustomerNote = ({ customer }: { readonly customer: CustomerDetail }) => {
  const [typed, setTyped] = useState(customer.note);
  const [refusal, setRefusal] = useState<string>();
  const { send, isSending } = useSending(customersCalls.setNote);
  const refresh = useRefreshCustomers();
  const toast = useToast();
  const save = async (): Promise<void> => {
    const body = { note: typed.trim(), before: customer.note };
    const outcome = await send({ params: { id: customer.id }, body });
    await refresh();
    setRefusal(
      outcome.ok
        ? undefined
        : outcome.refusal.code === 'conflict'
          ? 'Someone else changed the note meanwhile. Save again to replace it.'
          : outcome.refusal.message,
    );
    if (outcome.ok) toast('Note saved');
  };
  return (
    <form
      aria-label="Note"
      className="customers-note"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {refusal === undefined ? null : (
        <Notice tone="bad">
          {refusal}
          {customer.note === '' ? null : <blockquote>{customer.note}</blockquote>}
        </Notice>
      )}
      <TextField
        label="Note"
        hint="Only contributors see it."
        lines={3}
        value={typed}
        onChange={setTyped}
        maxLength={customerLimits.NOTE}
      />
      <Button type="submit" isPending={isSending} isDisabled={typed.trim() === customer.note}>
        Save note
      </Button>
    </form>
  );
};
