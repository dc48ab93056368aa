import { isSameContent } from '../documents/index.ts';
import {
  defaultFooter,
  defaultHeader,
  headerLayouts,
  type HeaderAction,
  type SiteFooter,
  type SiteHeader,
} from './header-footer.ts';
import { siteChromeLimits } from './site-chrome-limits.ts';

type Bag = Readonly<Record<string, unknown>>;
type Is = (value: unknown) => boolean;

const isBag = (value: unknown): value is Bag =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSwitch: Is = (value) => typeof value === 'boolean';
const isText: Is = (value) => typeof value === 'string' && value.length <= siteChromeLimits.TEXT_LONGEST;
const isAddress: Is = (value) =>
  typeof value === 'string' && value.length <= siteChromeLimits.ADDRESS_LONGEST;
const isName: Is = (value) => typeof value === 'string' && /^[A-Za-z0-9_-]{0,100}$/.test(value);
const isId: Is = (value) => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);
const isLayout: Is = (value) => headerLayouts.some((layout) => layout === value);
const isWidth: Is = (value) =>
  Number.isInteger(value) &&
  Number(value) >= siteChromeLimits.LOGO_NARROWEST &&
  Number(value) <= siteChromeLimits.LOGO_WIDEST;

const fits = (value: Bag, fields: Readonly<Record<string, Is>>): boolean =>
  Object.entries(value).every(
    ([name, field]) => Object.hasOwn(fields, name) && fields[name]?.(field) === true,
  );

const actionFields = { title: isText, url: isAddress, newWindow: isSwitch } satisfies Record<
  keyof HeaderAction,
  Is
>;

/** Which values of each field count; the schemas say the same to who saves. */
const headerFields = {
  layout: isLayout,
  logoImageId: isId,
  logoAltText: isText,
  logoWidth: isWidth,
  showTitle: isSwitch,
  navigationId: isName,
  showButton: isSwitch,
  action: (value) => isBag(value) && fits(value, actionFields),
  showCart: isSwitch,
  cartText: isText,
  showSearch: isSwitch,
  isSticky: isSwitch,
} satisfies Record<keyof SiteHeader, Is>;

const footerFields = { showTitle: isSwitch, navigationId: isName } satisfies Record<keyof SiteFooter, Is>;

type Fields = Readonly<Record<string, Is>>;

const keep = (stored: unknown, fields: Fields): Bag => {
  const entries = Object.entries(isBag(stored) ? stored : {});
  return Object.fromEntries(
    entries.filter(([name, value]) => Object.hasOwn(fields, name) && fields[name]?.(value)),
  );
};

/** What counts of a stored header: earlier versions kept any field and any layout. */
export const readHeader = (stored: unknown): Partial<SiteHeader> => keep(stored, headerFields);

export const readFooter = (stored: unknown): Partial<SiteFooter> => keep(stored, footerFields);

export const completeHeader = (stored: unknown): SiteHeader => ({ ...defaultHeader, ...readHeader(stored) });

export const completeFooter = (stored: unknown): SiteFooter => ({ ...defaultFooter, ...readFooter(stored) });

const withoutStanding = (part: unknown, standing: unknown, fields: Fields): unknown => {
  if (!isBag(part) || !isBag(standing)) return part;
  const known = keep(part, fields);
  const isNew = ([name, value]: [string, unknown]): boolean =>
    !Object.hasOwn(standing, name) || !isSameContent(standing[name], value);
  return Object.fromEntries(
    Object.entries(part).filter((entry) => Object.hasOwn(known, entry[0]) || isNew(entry)),
  );
};

/** Without fields that do not count and stood there before: they must not keep the rest from being saved. */
export const withoutStandingFields = <
  Content extends { readonly header?: unknown; readonly footer?: unknown },
>(
  content: Content,
  standing: Content,
): Content => ({
  ...content,
  ...(content.header === undefined
    ? {}
    : { header: withoutStanding(content.header, standing.header, headerFields) }),
  ...(content.footer === undefined
    ? {}
    : { footer: withoutStanding(content.footer, standing.footer, footerFields) }),
});
