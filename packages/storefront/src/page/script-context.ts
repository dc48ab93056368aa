import type { ShopText, ShopTexts } from '@sitewright/domain/cart';
import type { FormText, FormTexts } from '@sitewright/domain/forms';
import type { InstallmentContext } from '@sitewright/domain/installments';

/** The store settings that the page's scripts need. */
export interface StoreSettings {
  readonly expressCheckout?: boolean;
  readonly continueShoppingLinkUrl?: string;
  readonly cartDrawerEnabled?: boolean;
  readonly pillCartStyle?: string;
  readonly selectedCurrency?: string;
  readonly merchandisingSettings?: { readonly soldOutVariantsDropdownDisabled?: boolean };
}

interface ScriptContext {
  readonly website?: { readonly language?: string };
  readonly websiteSettings?: { readonly contactEmail?: string; readonly storeSettings?: StoreSettings };
  /** Only on product pages. */
  readonly product?: {
    readonly id: string;
    /** In minor units. */
    readonly price?: { readonly value: number; readonly currencyCode: string };
  };
  readonly productInstallmentContext?: Readonly<Record<string, InstallmentContext>>;
  /** Texts that differ from the English defaults. */
  readonly shopTexts?: Partial<ShopTexts>;
  /** Only on the cart page. Rendered with the page because no script includes them in any language. */
  readonly formTexts?: FormTexts;
}

declare global {
  /** Set by an inline script of the page. */
  // oxlint-disable-next-line no-var -- nothing else declares what a script of the page has set
  var Static: { readonly SQUARESPACE_CONTEXT?: ScriptContext } | undefined;
}

export const scriptContext = (): ScriptContext => globalThis.Static?.SQUARESPACE_CONTEXT ?? {};

export const storeSettings = (): StoreSettings => scriptContext().websiteSettings?.storeSettings ?? {};

/** Looks up texts in the store's language, with the given English texts as fallback. */
export const inStoreLanguage =
  <Key extends ShopText>(english: Readonly<Record<Key, string>>) =>
  (key: Key): string =>
    scriptContext().shopTexts?.[key] ?? english[key];

/** A text of answers; its key on pages without `formTexts`. */
export const formText = (key: FormText | `likert${number}`): string => {
  const texts: Readonly<Record<string, string | undefined>> = scriptContext().formTexts ?? {};
  return texts[key] ?? key;
};

/** The store's own text for a refusal code, if it has one. */
export const refusalInStoreLanguage = (code: string): string | undefined => {
  const texts: Readonly<Record<string, string | undefined>> = scriptContext().shopTexts ?? {};
  return texts[code];
};
