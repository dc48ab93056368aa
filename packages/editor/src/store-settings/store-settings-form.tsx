import { SaveBar } from '../commerce-preferences/index.ts';
import { Form, FormRefusal } from '../form-fields/index.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { GeneralSection } from './general-section.tsx';
import { InstallmentsSection } from './installments-section.tsx';
import { MerchandisingSection } from './merchandising-section.tsx';
import { PauseSection } from './pause-section.tsx';
import { PoliciesSection } from './policies-section.tsx';
import { RestockSection } from './restock-section.tsx';
import type { SiteFormat, StoredSettings } from './store-values.ts';
import { useStoreForm } from './use-store-form.ts';

interface StoreSettingsFormProps {
  readonly settings: StoredSettings;
  readonly site: SiteFormat;
}

/** Everything of the store that is saved together. */
export const StoreSettingsForm = ({ settings, site }: StoreSettingsFormProps) => {
  const { form, conflict, isSaving, submit, takeTheirs, undo } = useStoreForm(settings, site);
  const { isDirty } = form.formState;
  const { control } = form;
  return (
    <Form form={form} onSubmit={submit} label="Store settings">
      {conflict ? <ConflictNotice conflict={conflict} onTakeTheirs={takeTheirs} /> : null}
      <FormRefusal form={form} />
      <GeneralSection form={form} site={site} />
      <CheckoutSection control={control} site={site} />
      <PoliciesSection control={control} />
      <PauseSection control={control} />
      <MerchandisingSection form={form} />
      {settings.merchandising.restockNotificationsEnabled ? <RestockSection control={control} /> : null}
      <InstallmentsSection form={form} site={site} />
      <SaveBar {...{ isDirty, isSaving, undo }} onDiscard={() => form.reset()} />
    </Form>
  );
};
