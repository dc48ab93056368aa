import type { ItemContent, SitePage } from '@sitewright/domain/pages';

/** A collection as a page shows it: its content and what the database alone knows. */
export type PageCollection = SitePage & {
  readonly updatedOn?: number;
  /** Visible items in it. */
  readonly itemCount?: number;
};

/** An item as a page shows it. */
export type PageItem = ItemContent & {
  readonly addedOn?: number;
  readonly updatedOn?: number;
  readonly likeCount?: number;
  readonly commentCount?: number;
  readonly publicCommentCount?: number;
  /** Pictures of the item itself, in their order: a product's, a gallery post's. */
  readonly imageIds?: readonly string[];
  /** How many there are of a product's variants; null for no limit. */
  readonly stock?: Readonly<Record<string, number | null>> | null;
};

export interface PageAuthor {
  readonly id: string;
  readonly displayName: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly avatarId?: string;
  readonly bio?: string;
  readonly websiteUrl?: string;
}

/** A stored file as templates see it. */
export interface PageAsset {
  readonly id: string;
  readonly assetUrl: string;
  readonly filename: string;
  readonly contentType: string;
  /** `WxH` of a picture; missing for other files. */
  readonly originalSize?: string;
  /** `WxH,100w,300w …`: the widths that exist. */
  readonly systemDataVariants?: string;
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
  readonly colorData?: Readonly<Record<string, string>>;
  readonly altText?: string;
  readonly title?: string;
  readonly body?: string;
  readonly durationSeconds?: number;
}
