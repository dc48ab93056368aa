import {
  findInvoiceFaults,
  invoiceSettingLimits as limits,
  type InvoiceSettings,
} from '@sitewright/domain/store';
import {
  DraftNotices,
  SaveBar,
  usePreferencesDraft,
  type PreferencesAnswer,
} from '../../commerce-preferences/index.ts';
import { Card, CardBody, Section, Switch, TextField } from '../../controls/index.ts';

interface PartProps {
  readonly settings: InvoiceSettings;
  readonly onChange: (change: Partial<InvoiceSettings>) => void;
}

const Seller = ({ settings, onChange }: PartProps) => {
  const faults = findInvoiceFaults(settings);
  return (
    <Section title="Your business" text="As it is printed on invoices and credit notes.">
      <Card>
        <CardBody>
          <TextField
            label="Name"
            value={settings.sellerName}
            error={faults.sellerName}
            maxLength={limits.NAME}
            onChange={(sellerName) => onChange({ sellerName })}
          />
          <TextField
            label="Address"
            lines={4}
            value={settings.sellerAddress}
            error={faults.sellerAddress}
            maxLength={limits.ADDRESS}
            onChange={(sellerAddress) => onChange({ sellerAddress })}
          />
          <TextField
            label="VAT ID"
            value={settings.vatId}
            maxLength={limits.TAX_NUMBER}
            onChange={(vatId) => onChange({ vatId })}
          />
          <TextField
            label="Tax number"
            value={settings.taxNumber}
            maxLength={limits.TAX_NUMBER}
            onChange={(taxNumber) => onChange({ taxNumber })}
          />
          <TextField
            label="Footer"
            hint="Bank details, register entry, terms."
            lines={3}
            value={settings.footer}
            maxLength={limits.FOOTER}
            onChange={(footer) => onChange({ footer })}
          />
        </CardBody>
      </Card>
    </Section>
  );
};

const Issuing = ({ settings, onChange }: PartProps) => (
  <Section
    title="Invoices"
    text="An invoice is never changed. A refund creates a credit note. Customers find both on the page of their order."
  >
    <Card>
      <CardBody>
        <Switch
          label="Create an invoice when an order is paid"
          hint="Otherwise you create invoices on the page of an order."
          isOn={settings.isAutomatic}
          onChange={(isAutomatic) => onChange({ isAutomatic })}
        />
        <TextField
          label="Prefix of invoice numbers"
          hint={`The first invoice: ${settings.invoicePrefix}00001`}
          value={settings.invoicePrefix}
          maxLength={limits.PREFIX}
          onChange={(invoicePrefix) => onChange({ invoicePrefix })}
        />
        <TextField
          label="Prefix of credit note numbers"
          hint={`The first credit note: ${settings.creditNotePrefix}00001`}
          value={settings.creditNotePrefix}
          maxLength={limits.PREFIX}
          onChange={(creditNotePrefix) => onChange({ creditNotePrefix })}
        />
      </CardBody>
    </Card>
  </Section>
);

const canSave = ({ invoices }: { readonly invoices: InvoiceSettings }): boolean =>
  Object.keys(findInvoiceFaults(invoices)).length === 0;

/** What is printed on invoices, and when they are created; saved together. */
export const InvoiceSettingsForm = ({ answer }: { readonly answer: PreferencesAnswer }) => {
  const draft = usePreferencesDraft('invoices', answer, canSave);
  const { isDirty, isSaving, undo, save, discard } = draft;
  const settings = draft.values.invoices;
  const change = (changed: Partial<InvoiceSettings>): void =>
    draft.change({ invoices: { ...settings, ...changed } });
  return (
    <>
      <DraftNotices draft={draft} />
      <Issuing settings={settings} onChange={change} />
      <Seller settings={settings} onChange={change} />
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </>
  );
};
