import type { ShopText, ShopTexts } from '@sitewright/domain/cart';
import type { FormText, FormTexts } from '@sitewright/domain/forms';
import type { InstallmentContext } from '@sitewright/domain/installments';

/** The part of the store's settings that the page's scripts need. */
export interface StoreSettings {
  readonly expressCheckout?: boolean;
  readonly continueShoppingLinkUrl?: string;
  readonly pillCartStyle?: string;
  readonly selectedCurrency?: string;
  readonly merchandisingSettings?: { readonly soldOutVariantsDropdownDisabled?: boolean };
}

interface ScriptContext {
  readonly website?: { readonly language?: string };
  readonly websiteSettings?: { readonly contactEmail?: string; readonly storeSettings?: StoreSettings };
  /** On the page of one product. */
  readonly product?: {
    readonly id: string;
    /** In minor units. */
    readonly price?: { readonly value: number; readonly currencyCode: string };
  };
  readonly productInstallmentContext?: Readonly<Record<string, InstallmentContext>>;
  /** What the shop says otherwise than in English, or in other words. */
  readonly shopTexts?: Partial<ShopTexts>;
  /** Where something is sold that asks for details first: in whatever language, no script brings them along. */
  readonly formTexts?: FormTexts;
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

/** What a form says by itself; on a page that was printed without it, the name of the text. */
export const formText = (key: FormText | `likert${number}`): string => {
  const texts: Readonly<Record<string, string | undefined>> = scriptContext().formTexts ?? {};
  return texts[key] ?? key;
};

/** The server's refusal of a call in other words, where the page's store has them. */
export const refusalInStoreLanguage = (code: string): string | undefined => {
  const texts: Readonly<Record<string, string | undefined>> = scriptContext().shopTexts ?? {};
  return texts[code];
};
