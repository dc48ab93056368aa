import type { Outcome, Refusal } from '@sitewright/api/client';
import { discountsCalls } from '@sitewright/api/discounts';
import type { DiscountTerms } from '@sitewright/domain/discounts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import { useLatest, useToast } from '../../controls/index.ts';
import { send, useRefresh } from '../../data-fetching/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';
import type { DiscountFormat, StoredDiscount } from '../discount-types.ts';
import { termsOf } from '../terms-of.ts';
import { valuesOf, type DiscountField, type DiscountValues } from './discount-values.ts';
import { fieldOfFault } from './fault-fields.ts';
import { findLastChange, type LastChange } from './find-last-change.ts';
import { readValues } from './read-values.ts';

export type DiscountForm = UseFormReturn<DiscountValues>;

/** Someone else saved first. */
export interface DiscountConflict {
  readonly theirs: StoredDiscount;
  readonly change: LastChange | undefined;
}

const DELETED = 'Someone else deleted this discount. Save again to create it anew.';

interface FormOptions {
  /** Undefined for a new discount. */
  readonly saved: StoredDiscount | undefined;
  /** What the form begins with. */
  readonly initial: DiscountTerms;
  readonly format: DiscountFormat;
  readonly onCreated: (discount: StoredDiscount) => void;
}

const sendTerms = (
  terms: DiscountTerms,
  base: StoredDiscount | undefined,
): Promise<Outcome<StoredDiscount>> =>
  base
    ? send(discountsCalls.update, { params: { id: base.id }, body: { ...terms, revision: base.revision } })
    : send(discountsCalls.create, { body: terms });

/** At the fields it names, else above the form. */
const showRefusal = (form: DiscountForm, { errors = {}, message }: Refusal): void => {
  const named = Object.entries(errors).flatMap(([place, text]): [DiscountField, string][] => {
    const field = fieldOfFault(place, form.getValues());
    return field === undefined ? [] : [[field, text]];
  });
  named.forEach(([field, text], index) =>
    form.setError(field, { message: text }, { shouldFocus: index === 0 }),
  );
  if (named.length === 0) form.setError('root', { message });
};

const resolverOf =
  (format: DiscountFormat, stored: DiscountTerms | undefined): Resolver<DiscountValues> =>
  (values) => {
    const faults = Object.entries(readValues(values, format, stored).faults);
    if (faults.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([field, message]) => [field, { type: 'fault', message }])),
    };
  };

const useLeaveGuard = (form: DiscountForm, save: (values: DiscountValues) => Promise<boolean>) => {
  const isRemoved = useRef(false);
  const { isDirty } = form.formState;
  useUnsavedChanges({
    get isDirty() {
      return isDirty && !isRemoved.current;
    },
    save: async () => {
      let isSaved = false;
      await form.handleSubmit(async (values) => {
        isSaved = await save(values);
      })();
      return isSaved;
    },
  });
  return () => void (isRemoved.current = true);
};

/** Keeps the cached answers true after a save. */
const useStoreSaved = () => {
  const queries = useQueryClient();
  const refresh = useRefresh();
  return (discount: StoredDiscount): void => {
    queries.setQueryData([discountsCalls.read.path, { params: { id: discount.id } }], discount);
    void refresh(discountsCalls.list);
  };
};

/** Shows another version as soon as the changes are made on it; a format that is equal to the last one changes nothing. */
const useShownVersion = (
  form: DiscountForm,
  stored: DiscountTerms | undefined,
  format: DiscountFormat,
): void => {
  const latestFormat = useLatest(format);
  const { reset } = form;
  useEffect(() => {
    if (stored) reset(valuesOf(stored, latestFormat.current));
  }, [stored, reset, latestFormat]);
};

/** The form of one discount: saved as a whole, with a choice if someone else saved in between. */
export const useDiscountForm = ({ saved, initial, format, onCreated }: FormOptions) => {
  /** The version that the changes are made on; undefined for a new discount. */
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<DiscountConflict>();
  const [isSaving, setSaving] = useState(false);
  const toast = useToast();
  const storeSaved = useStoreSaved();
  const stored = useMemo(() => base && termsOf(base), [base]);
  const form = useForm<DiscountValues>({
    defaultValues: valuesOf(initial, format),
    resolver: resolverOf(format, stored),
  });
  const { isDirty } = form.formState;

  const rebaseOn = (next: StoredDiscount): void => {
    setBase(next);
    setConflict(undefined);
  };
  useShownVersion(form, stored, format);

  // A newer version replaces the values only while nothing is unsaved.
  if (saved && base && !isDirty && saved.revision > base.revision) setBase(saved);

  const meetConflict = async (id: string): Promise<void> => {
    const [outcome, change] = await Promise.all([
      send(discountsCalls.read, { params: { id } }),
      findLastChange(id),
    ]);
    if (outcome.ok) setConflict({ theirs: outcome.answer, change });
    else showRefusal(form, outcome.refusal);
  };

  const refuse = async (refusal: Refusal, on: StoredDiscount | undefined): Promise<void> => {
    if (on && refusal.code === 'conflict') return meetConflict(on.id);
    if (!on || refusal.code !== 'not-found') return showRefusal(form, refusal);
    setBase(undefined);
    return form.setError('root', { message: DELETED });
  };

  const save = async (values: DiscountValues, on = base): Promise<StoredDiscount | undefined> => {
    setSaving(true);
    const outcome = await sendTerms(readValues(values, format, stored).terms, on);
    if (!outcome.ok) await refuse(outcome.refusal, on);
    setSaving(false);
    if (!outcome.ok) return undefined;
    rebaseOn(outcome.answer);
    storeSaved(outcome.answer);
    toast(on ? 'Discount saved' : 'Discount created');
    return outcome.answer;
  };

  const submit = async (values: DiscountValues): Promise<void> => {
    const discount = await save(values);
    if (!base && discount) onCreated(discount);
  };

  // Without `onCreated`: whoever leaves is on the way to another screen.
  const forget = useLeaveGuard(form, async (values) => (await save(values)) !== undefined);

  const takeTheirs = (): void => {
    if (conflict) rebaseOn(conflict.theirs);
  };
  const keepMine = async (): Promise<void> => {
    await form.handleSubmit((values) => save(values, conflict?.theirs))();
  };
  return { form, submit, isSaving, conflict, takeTheirs, keepMine, forget, stored };
};
