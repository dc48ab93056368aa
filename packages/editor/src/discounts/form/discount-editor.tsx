import type { DiscountTerms } from '@sitewright/domain/discounts';
import { Link, useNavigate } from '@tanstack/react-router';
import { CopyPlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button, Card, CardBody, IconButton, Screen, Section } from '../../controls/index.ts';
import { FormRefusal, FormSwitch } from '../../form-fields/index.ts';
import { useConfirmLeave } from '../../leave-guard/index.ts';
import type { DiscountFormat, StoredDiscount } from '../discount-types.ts';
import { summarizeDiscount } from '../texts/summarize-discount.ts';
import { useRemoveDiscount } from '../use-remove-discount.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { MethodSection } from './method-section.tsx';
import { readValues } from './read-values.ts';
import { DatesSection, LimitsSection, RequirementsSection } from './rules-sections.tsx';
import { useDiscountForm, type DiscountForm } from './use-discount-form.ts';
import { ValueSection } from './value-section.tsx';

const Crumb = () => (
  <Link to="/store/discounts" className="screen-crumb">
    Discounts /
  </Link>
);

interface StoredActionsProps {
  readonly saved: StoredDiscount;
  /** The discount is gone: unsaved changes are no longer asked about. */
  readonly onRemoved: () => void;
}

const StoredActions = ({ saved, onRemoved }: StoredActionsProps) => {
  const navigate = useNavigate();
  const confirmLeave = useConfirmLeave();
  const remove = useRemoveDiscount();
  const duplicate = async (): Promise<void> => {
    // The same path with another search: the router does not ask.
    if (!(await confirmLeave())) return;
    await navigate({ to: '/store/discounts/edit', search: { from: saved.id } });
  };
  const removeAndLeave = async (): Promise<void> => {
    if (!(await remove(saved))) return;
    onRemoved();
    await navigate({ to: '/store/discounts' });
  };
  return (
    <>
      <IconButton icon={CopyPlus} label="Duplicate" onPress={() => void duplicate()} />
      <IconButton icon={Trash2} label="Delete" onPress={() => void removeAndLeave()} />
    </>
  );
};

const Summary = ({ form, text }: { readonly form: DiscountForm; readonly text: string }) => (
  <div className="discount-aside">
    <Section title="Summary">
      <Card>
        <CardBody>
          <p className="discount-summary">{text}</p>
          <FormSwitch
            control={form.control}
            name="isEnabled"
            label="On"
            hint="Shoppers get it between its dates."
          />
        </CardBody>
      </Card>
    </Section>
  </div>
);

interface DiscountEditorProps {
  /** Undefined for a new discount. */
  readonly saved: StoredDiscount | undefined;
  readonly initial: DiscountTerms;
  readonly format: DiscountFormat;
}

/** The editor of one discount. */
export const DiscountEditor = ({ saved, initial, format }: DiscountEditorProps) => {
  const navigate = useNavigate();
  const onCreated = ({ id }: StoredDiscount) =>
    void navigate({ to: '/store/discounts/edit', search: { id }, replace: true });
  const { form, submit, isSaving, conflict, takeTheirs, keepMine, forget, stored } = useDiscountForm({
    saved,
    initial,
    format,
    onCreated,
  });
  const formId = useId();
  const { isDirty } = form.formState;
  const { terms } = readValues(form.watch(), format, stored);
  return (
    <Screen
      title={saved ? saved.name : 'New discount'}
      layout="fill"
      lead={<Crumb />}
      note={isDirty ? 'Unsaved changes' : undefined}
      actions={
        <>
          {saved ? <StoredActions saved={saved} onRemoved={forget} /> : null}
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isDisabled={saved !== undefined && !isDirty}
            isPending={isSaving}
          >
            Save
          </Button>
        </>
      }
      below={
        <div className="discount-notices">
          <FormRefusal form={form} />
          {conflict ? (
            <ConflictNotice
              {...{ conflict, format }}
              mine={terms}
              onTakeTheirs={takeTheirs}
              onKeepMine={() => void keepMine()}
            />
          ) : null}
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Discount"
        className="discount-form"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <div className="discount-main">
          <MethodSection form={form} />
          <ValueSection form={form} price={format.price} />
          <RequirementsSection form={form} price={format.price} />
          <LimitsSection form={form} />
          <DatesSection form={form} zone={format.zone} />
        </div>
        <Summary form={form} text={summarizeDiscount(terms, format)} />
      </form>
    </Screen>
  );
};
