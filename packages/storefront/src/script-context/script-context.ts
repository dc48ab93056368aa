import type { ShopText, ShopTexts } from '@sitewright/domain/cart';
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
  /** What the shop says otherwise than in English, or in other words. */
  readonly shopTexts?: Partial<ShopTexts>;
}

declare global {
  /** What the server prints for scripts. */
  // oxlint-disable-next-line no-var -- nothing else declares what a script of the page has set
  var Static: { readonly SQUARESPACE_CONTEXT?: ScriptContext } | undefined;
}

export const scriptContext = (): ScriptContext => globalThis.Static?.SQUARESPACE_CONTEXT ?? {};

export const storeSettings = (): StoreSettings => scriptContext().websiteSettings?.storeSettings ?? {};

/** Says the texts of a table as the page's store says them; in English where it says nothing else. */
export const inStoreLanguage =
  <Key extends ShopText>(english: Readonly<Record<Key, string>>) =>
  (key: Key): string =>
    scriptContext().shopTexts?.[key] ?? english[key];
