import type { ProductType, UnitMeasure } from '../../catalogue/index.ts';

/** Why a row is refused, and what to do about it. */
export interface RowFault {
  readonly line: number;
  /** Header of the column, where one is at fault. */
  readonly column: string;
  readonly message: string;
}

export interface FilePicture {
  /** A URL, or the name of a file in the ZIP file. */
  readonly address: string;
  readonly altText?: string;
}

/** What a file says of a variant. A field is undefined where the file has no column for it. */
export interface FileVariant {
  readonly line: number;
  readonly variantId?: string;
  readonly sku?: string;
  /** Values by option name. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly price?: number;
  /** Null where the cell is empty. */
  readonly salePrice?: number | null;
  readonly onSale?: boolean;
  /** Null is unlimited. */
  readonly stock?: number | null;
  readonly weight?: { readonly value: number; readonly unit?: 'KILOGRAM' | 'POUND' } | null;
  readonly length?: number;
  readonly width?: number;
  readonly height?: number;
  readonly barcode?: string;
  readonly cost?: number | null;
  readonly unitMeasure?: UnitMeasure | null;
  readonly allowBackorder?: boolean;
  readonly requiresShipping?: boolean;
  readonly picture?: string;
  readonly kept: Readonly<Record<string, string>>;
}

/** What a file says of a product. */
export interface FileProduct {
  readonly line: number;
  readonly productId?: string;
  readonly productType?: ProductType;
  /** Address of the products page. */
  readonly page?: string;
  readonly urlId?: string;
  readonly title?: string;
  readonly description?: string;
  readonly categories?: readonly string[];
  /** For a product that is new. */
  readonly firstCategory?: string;
  readonly tags?: readonly string[];
  readonly isVisible?: boolean;
  readonly vendor?: string;
  readonly seoTitle?: string;
  readonly seoDescription?: string;
  readonly pictures?: readonly FilePicture[];
  /** Addresses, in the order of the gallery. */
  readonly videos?: readonly string[];
  readonly hasOptionColumns: boolean;
  readonly optionNames: readonly string[];
  readonly variants: readonly FileVariant[];
  readonly kept: Readonly<Record<string, string>>;
}
