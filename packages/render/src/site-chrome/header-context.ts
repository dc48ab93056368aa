import { isSafeAddress } from '@sitewright/domain/blocks';
import {
  completeFooter,
  completeHeader,
  type HeaderAction,
  type HeaderFooterContent,
} from '@sitewright/domain/site-chrome';
import { picture, type BlockAsset } from '../blocks/index.ts';
import { derivedFrom } from '../derived/index.ts';

export interface HeaderSource {
  readonly siteChrome: HeaderFooterContent | undefined;
  readonly assets: ReadonlyMap<string, BlockAsset>;
  readonly siteTitle: string;
}

/** Images of the header. */
export const headerAssetIds = (siteChrome: HeaderFooterContent | undefined): string[] => {
  const id = siteChrome?.header?.logoImageId;
  return id === undefined ? [] : [id];
};

const actionOf = (isShown: boolean, { title = '', url = '', newWindow }: HeaderAction = {}) =>
  isShown && title.trim() !== '' && url !== '' && isSafeAddress(url)
    ? { action: { title, url, newWindow: newWindow ?? false } }
    : { action: undefined };

const logoOf = ({ assets, siteTitle }: HeaderSource, header: ReturnType<typeof completeHeader>) => {
  const asset = assets.get(header.logoImageId ?? '');
  if (!asset) return {};
  const alt = header.showTitle ? '' : header.logoAltText?.trim() || siteTitle;
  return { logo: picture(asset, { sizes: `${header.logoWidth}px`, alt, isMark: true }) };
};

const NO_CHROME: HeaderFooterContent = {};

/** Checking every stored field takes longer than printing them. */
const partsOf = derivedFrom(({ header, footer }: HeaderFooterContent) => ({
  header: completeHeader(header),
  footer: completeFooter(footer),
}));

/**
 * The header's data for templates. `logo` is markup with an empty alt text next to the title. `action` is set
 * only if it is enabled and has a URL, so that templates need no further check.
 */
export const headerContext = (source: HeaderSource) => {
  const { header, footer } = partsOf(source.siteChrome ?? NO_CHROME);
  return {
    siteHeader: { ...header, ...logoOf(source, header), ...actionOf(header.showButton, header.action) },
    siteFooter: footer,
  };
};
