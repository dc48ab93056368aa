import { customersCalls } from '@sitewright/api/customers';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import {
  Button,
  Dialog,
  DialogBody,
  DialogFoot,
  Notice,
  SearchField,
  Skeleton,
  useToast,
} from '../../controls/index.ts';
import { Fetched, useDebounced, useFetched, useSending } from '../../data-fetching/index.ts';
import { nameText, type CustomerDetail, type CustomerSummary } from '../customer-types.ts';
import { useRefreshCustomers } from '../list/use-customers.ts';

const SHOWN = 8;

interface FoundProps {
  readonly customers: readonly CustomerSummary[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

const Found = ({ customers, chosen, onChoose }: FoundProps) =>
  customers.length === 0 ? (
    <p className="quiet">No other customer matches.</p>
  ) : (
    <ListBox
      aria-label="Customers"
      className="customers-found"
      items={customers}
      selectionMode="single"
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        if (key !== undefined) onChoose(String(key));
      }}
    >
      {(customer) => (
        <ListBoxItem id={customer.id} textValue={nameText(customer)} className="customers-choice">
          {({ isSelected }) => (
            <>
              <span className="customers-choice-text">
                <span className="records-name">{nameText(customer)}</span>
                <span className="records-detail">{`${customer.email} · ${customer.orderCount === 1 ? '1 order' : `${customer.orderCount} orders`}`}</span>
              </span>
              {isSelected ? <Check size={16} aria-hidden /> : null}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );

interface MergeDialogProps {
  readonly customer: CustomerDetail;
  readonly onClose: () => void;
}

/** Chooses the customer whose orders move to this one. */
export const MergeDialog = ({ customer, onClose }: MergeDialogProps) => {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const search = useDebounced(typed);
  const { fetched, refetch } = useFetched(customersCalls.list, { query: { search } });
  const { send, isSending } = useSending(customersCalls.merge);
  const refresh = useRefreshCustomers();
  const toast = useToast();
  const submit = async (): Promise<void> => {
    if (chosen === undefined) return setRefusal('Choose a customer first.');
    const outcome = await send({ params: { id: customer.id }, body: { otherId: chosen } });
    if (!outcome.ok) return setRefusal(outcome.refusal.message);
    await refresh();
    toast('Customers merged');
    return onClose();
  };
  return (
    <Dialog title={`Merge into ${nameText(customer)}`} isOpen onClose={onClose}>
      <DialogBody>
        {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
        <p className="quiet">
          {`Orders, addresses and the note of the chosen customer move to ${nameText(customer)}, who keeps name, email and consent. The other one is deleted. This cannot be undone.`}
        </p>
        <SearchField label="Search by name or email" value={typed} onChange={setTyped} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={3} shape="list" />}
        >
          {({ customers }) => (
            <Found
              customers={customers.filter(({ id }) => id !== customer.id).slice(0, SHOWN)}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </Fetched>
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>Cancel</Button>
        <Button kind="danger" isPending={isSending} onPress={() => void submit()}>
          Merge
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
