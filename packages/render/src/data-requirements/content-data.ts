import type { ItemContent, SitePage } from '@sitewright/domain/pages';

/** A collection for rendering: its content, and data from the database. */
export type PageCollection = SitePage & {
  readonly updatedOn?: number;
  /** How many of its items are visible. */
  readonly itemCount?: number;
};

/** An item for rendering. */
export type PageItem = ItemContent & {
  readonly addedOn?: number;
  readonly updatedOn?: number;
  readonly likeCount?: number;
  readonly commentCount?: number;
  readonly publicCommentCount?: number;
  /** Images of the item, in order: those of a product or a gallery post. */
  readonly imageIds?: readonly string[];
  /** Stock by variant; null if unlimited. */
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
  /** `WxH` of an image; missing for other files. */
  readonly originalSize?: string;
  /** `WxH,100w,300w …`: the widths of the stored variants. */
  readonly systemDataVariants?: string;
  readonly mediaFocalPoint?: { readonly x: number; readonly y: number };
  readonly colorData?: Readonly<Record<string, string>>;
  readonly altText?: string;
  readonly title?: string;
  readonly body?: string;
  readonly durationSeconds?: number;
}
