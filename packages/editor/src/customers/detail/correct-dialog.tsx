import type { Refusal } from '@sitewright/api/client';
import { customersCalls } from '@sitewright/api/customers';
import { customerLimits } from '@sitewright/domain/customers';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, TextField, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import type { CustomerDetail } from '../customer-types.ts';
import { useRefreshCustomers } from '../list/use-customers.ts';

interface CorrectDialogProps {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/** The customer who has the email address. */
const otherOf = ({ code, data }: Refusal): string | undefined => {
  const id = (data as { readonly customerId?: unknown } | undefined)?.customerId;
  return code === 'customer-email-taken' && typeof id === 'string' ? id : undefined;
};

const useMerge = ({ customer, onClose }: CorrectDialogProps, onRefused: (refusal: Refusal) => void) => {
  const { send, isSending } = useSending(customersCalls.merge);
  const refresh = useRefreshCustomers();
  const toast = useToast();
  const merge = async (otherId: string): Promise<void> => {
    const outcome = await send({ params: { id: customer.id }, body: { otherId } });
    if (!outcome.ok) return onRefused(outcome.refusal);
    await refresh();
    toast('Customers merged');
    return onClose();
  };
  return { merge, isMerging: isSending };
};

/** Name and email address of a customer; offers to merge with the one who has the address. */
export const CorrectDialog = (props: CorrectDialogProps) => {
  const { customer, onClose } = props;
  const before = { name: customer.name, email: customer.email };
  const [contact, setContact] = useState(before);
  const [refusal, setRefusal] = useState<Refusal>();
  const { send, isSending } = useSending(customersCalls.correct);
  const { merge, isMerging } = useMerge(props, setRefusal);
  const refresh = useRefreshCustomers();
  const toast = useToast();
  const change = (part: Partial<typeof contact>): void => {
    setContact({ ...contact, ...part });
    setRefusal(undefined);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const outcome = await send({ params: { id: customer.id }, body: { contact, before } });
    if (!outcome.ok) return setRefusal(outcome.refusal);
    await refresh();
    toast('Customer changed');
    return onClose();
  };
  const otherId = refusal && otherOf(refusal);
  const isMoved = contact.email.trim().toLowerCase() !== customer.email.toLowerCase();
  return (
    <Dialog title="Edit customer" isOpen onClose={onClose}>
      <form noValidate aria-label="Edit customer" onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {refusal === undefined || refusal.errors ? null : (
            <Notice
              tone="bad"
              actions={
                otherId === undefined ? undefined : (
                  <Button isPending={isMerging} onPress={() => void merge(otherId)}>
                    Merge that customer into this one
                  </Button>
                )
              }
            >
              {otherId === undefined
                ? refusal.message
                : `${refusal.message} Merging moves the orders here, deletes the other customer and keeps ${customer.email}. It cannot be undone.`}
            </Notice>
          )}
          <TextField
            label="Name"
            takesFocus
            value={contact.name}
            maxLength={customerLimits.NAME}
            onChange={(name) => change({ name })}
          />
          <TextField
            label="Email"
            type="email"
            value={contact.email}
            error={refusal?.errors?.['email']}
            hint={
              isMoved && customer.acceptsMarketing
                ? 'The consent to marketing emails belongs to the old address and ends.'
                : 'Orders keep what was entered. Later orders with this address belong to this customer.'
            }
            maxLength={customerLimits.EMAIL}
            onChange={(email) => change({ email })}
          />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
