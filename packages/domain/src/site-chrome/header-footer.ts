import type { Section } from '../blocks/index.ts';
import type { Announcement } from './announcement.ts';

/** Positions of logo and links. */
export const headerLayouts = ['navRight', 'brandingCenter', 'brandingCenterNavCenter'] as const;
export type HeaderLayout = (typeof headerLayouts)[number];

/** The call-to-action button of the header. */
export interface HeaderAction {
  readonly title?: string;
  readonly url?: string;
  readonly newWindow?: boolean;
}

/** Header settings. */
export interface SiteHeader {
  readonly layout: HeaderLayout;
  readonly logoImageId?: string;
  /** Alternative text of the logo; default: the site's title. */
  readonly logoAltText?: string;
  /** In CSS pixels. */
  readonly logoWidth: number;
  readonly showTitle: boolean;
  /** The name of a navigation. */
  readonly navigationId: string;
  readonly showButton: boolean;
  readonly action?: HeaderAction;
  readonly showCart: boolean;
  readonly cartText?: string;
  readonly showSearch: boolean;
  /** Stays visible while scrolling. */
  readonly isSticky: boolean;
}

/** Footer settings besides its blocks. */
export interface SiteFooter {
  readonly showTitle: boolean;
  /** The name of a navigation; empty for none. */
  readonly navigationId: string;
}

/** Site chrome, and the block fields that all pages share. */
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
