import { donationsCalls } from '@sitewright/api/donations';
import type { FundTerms } from '@sitewright/domain/donations';
import { DEFAULT_CURRENCY, type PriceFormat } from '@sitewright/domain/money';
import { useState, type FormEvent } from 'react';
import { Button, Dialog, DialogBody, DialogFoot, Notice, useToast } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import { usePriceFormat } from '../../site-prices/index.ts';
import { useRefreshDonations, type Fund } from '../use-donations.ts';
import { FundFields } from './fund-fields.tsx';
import { readFund, valuesOf, type FundValues } from './fund-values.ts';

const useFundForm = (fund: Fund | undefined, format: PriceFormat) => {
  const [values, setValues] = useState(() => valuesOf(fund && termsOf(fund), format));
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const change = (part: Partial<FundValues>): void => {
    setValues((before) => ({ ...before, ...part }));
    setFaults({});
    setRefusal(undefined);
  };
  return { values, faults, refusal, change, setFaults, setRefusal };
};

const termsOf = ({
  id: _id,
  revision: _revision,
  archivedOn: _archived,
  createdOn: _created,
  given: _given,
  donorCount: _donors,
  monthlyCount: _monthly,
  ...terms
}: Fund): FundTerms => terms;

/** Stores the fund, or says why not. */
const useSave = (fund: Fund | undefined) => {
  const creating = useSending(donationsCalls.createFund);
  const changing = useSending(donationsCalls.changeFund);
  const save = (terms: FundTerms) => {
    const body = { ...terms, suggestedCents: [...terms.suggestedCents] };
    return fund
      ? changing.send({ params: { id: fund.id }, body: { ...body, revision: fund.revision } })
      : creating.send({ body });
  };
  return { save, isSending: creating.isSending || changing.isSending };
};

interface FundDialogProps {
  /** Undefined for a new one. */
  readonly fund?: Fund | undefined;
  readonly onClose: () => void;
}

/** Adds a fund, or changes one. */
export const FundDialog = ({ fund, onClose }: FundDialogProps) => {
  const { format = { currency: DEFAULT_CURRENCY, locale: 'en-US' } } = usePriceFormat();
  const { values, faults, refusal, change, setFaults, setRefusal } = useFundForm(fund, format);
  const { save, isSending } = useSave(fund);
  const refresh = useRefreshDonations();
  const toast = useToast();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSending) return;
    const read = readFund(values, format);
    if (!read.ok) return setFaults(read.faults);
    const outcome = await save(read.terms);
    if (!outcome.ok) {
      setFaults(outcome.refusal.errors ?? {});
      return setRefusal(outcome.refusal.message);
    }
    await refresh();
    toast(fund ? 'Fund saved' : 'Fund added');
    return onClose();
  };
  const title = fund ? 'Edit fund' : 'Add fund';
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <form noValidate aria-label={title} onSubmit={(event) => void submit(event)}>
        <DialogBody>
          {refusal === undefined ? null : <Notice tone="bad">{refusal}</Notice>}
          <FundFields {...{ values, faults, change }} currency={format.currency} />
        </DialogBody>
        <DialogFoot>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isPending={isSending}>
            {fund ? 'Save' : 'Add fund'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
