export const invoiceSettingLimits = {
  NAME: 200,
  ADDRESS: 500,
  TAX_NUMBER: 40,
  PREFIX: 20,
  FOOTER: 2000,
} as const;

/** Who sells, as invoices and credit notes say it. Those that were issued keep what was set then. */
export interface InvoiceSettings {
  /** With the payment of an order; otherwise the owner creates an invoice when one is needed. */
  readonly isAutomatic: boolean;
  readonly sellerName: string;
  /** Several lines. */
  readonly sellerAddress: string;
  readonly vatId: string;
  readonly taxNumber: string;
  /** Before the numbers: INV-00042. */
  readonly invoicePrefix: string;
  readonly creditNotePrefix: string;
  readonly footer: string;
}

export const defaultInvoiceSettings: InvoiceSettings = {
  isAutomatic: false,
  sellerName: '',
  sellerAddress: '',
  vatId: '',
  taxNumber: '',
  invoicePrefix: 'INV-',
  creditNotePrefix: 'CN-',
  footer: '',
};

export type InvoiceFaults = Readonly<Partial<Record<keyof InvoiceSettings, string>>>;

/** Whether invoices can be issued: the law wants to know who sells. */
export const isSellerKnown = ({ sellerName, sellerAddress }: InvoiceSettings): boolean =>
  sellerName.trim() !== '' && sellerAddress.trim() !== '';

/** What is missing before invoices can be issued with every payment, by field. */
export const findInvoiceFaults = (settings: InvoiceSettings): InvoiceFaults =>
  settings.isAutomatic
    ? {
        ...(settings.sellerName.trim() === '' ? { sellerName: 'Enter the name of your business.' } : {}),
        ...(settings.sellerAddress.trim() === ''
          ? { sellerAddress: 'Enter the address of your business.' }
          : {}),
      }
    : {};
