import type { Section } from '../blocks/index.ts';
import type { Announcement } from './announcement.ts';

/** Where brand and links of a header stand. */
export const headerLayouts = ['navRight', 'brandingCenter', 'brandingCenterNavCenter'] as const;
export type HeaderLayout = (typeof headerLayouts)[number];

/** The button of a header that everybody should see. */
export interface HeaderAction {
  readonly title?: string;
  readonly url?: string;
  readonly newWindow?: boolean;
}

/** What the owner set up to stand above every page. */
export interface SiteHeader {
  readonly layout: HeaderLayout;
  readonly logoImageId?: string;
  /** Of the picture; the title of the site where it is missing. */
  readonly logoAltText?: string;
  /** In pixels of a style sheet. */
  readonly logoWidth: number;
  readonly showTitle: boolean;
  /** The name of a navigation. */
  readonly navigationId: string;
  readonly showButton: boolean;
  readonly action?: HeaderAction;
  readonly showCart: boolean;
  readonly cartText?: string;
  readonly showSearch: boolean;
  /** Stays in view while the page is scrolled. */
  readonly isSticky: boolean;
}

/** What the owner set up to stand below every page, beside the blocks there. */
export interface SiteFooter {
  readonly showTitle: boolean;
  /** The name of a navigation; empty for none. */
  readonly navigationId: string;
}

/** What stands around every page, and the block fields that all pages share. */
export interface HeaderFooterContent {
  readonly header?: Partial<SiteHeader>;
  readonly footer?: Partial<SiteFooter>;
  readonly fields?: Readonly<Record<string, readonly Section[]>>;
  readonly announcement?: Partial<Announcement>;
}

export const defaultHeader = {
  layout: 'navRight',
  logoWidth: 120,
  showTitle: true,
  navigationId: 'mainNav',
  showButton: false,
  showCart: true,
  showSearch: false,
  isSticky: false,
} as const satisfies SiteHeader;

export const defaultFooter = { showTitle: true, navigationId: '' } as const satisfies SiteFooter;
