import type { InstallmentContext } from '@sitewright/domain/installments';

/** The part of the store's settings that the page's scripts need. */
export interface StoreSettings {
  readonly expressCheckout?: boolean;
  readonly continueShoppingLinkUrl?: string;
  readonly pillCartStyle?: string;
  readonly selectedCurrency?: string;
}

interface ScriptContext {
  readonly website?: { readonly language?: string };
  readonly websiteSettings?: { readonly storeSettings?: StoreSettings };
  /** On the page of one product. */
  readonly product?: {
    readonly id: string;
    /** In minor units. */
    readonly price?: { readonly value: number; readonly currencyCode: string };
  };
  readonly productInstallmentContext?: Readonly<Record<string, InstallmentContext>>;
}

declare global {
  interface Window {
    /** What the server prints for scripts. */
    readonly Static?: { readonly SQUARESPACE_CONTEXT?: ScriptContext };
  }
}

export const scriptContext = (): ScriptContext => window.Static?.SQUARESPACE_CONTEXT ?? {};

export const storeSettings = (): StoreSettings => scriptContext().websiteSettings?.storeSettings ?? {};
