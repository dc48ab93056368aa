import { Type, type Static } from 'typebox';
import { fieldsSchema } from '../pages/pages-schemas.ts';
import { announcementThemes, type Announcement } from './announcement.ts';
import {
  headerLayouts,
  type HeaderFooterContent,
  type SiteFooter,
  type SiteHeader,
} from './header-footer.ts';
import { siteChromeLimits } from './site-chrome-limits.ts';
import { closed, idSchema as id, timeSchema as time } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

const name = Type.String({ pattern: '^[A-Za-z0-9_-]{0,100}$' });
const text = Type.String({ maxLength: siteChromeLimits.MAX_TEXT_LENGTH });
const url = Type.String({ maxLength: siteChromeLimits.MAX_ADDRESS_LENGTH });
const isSo = Type.Optional(Type.Boolean());

export const headerSchema = Type.Object(
  {
    layout: Type.Optional(Type.Enum([...headerLayouts])),
    logoImageId: Type.Optional(id),
    logoAltText: Type.Optional(text),
    logoWidth: Type.Optional(
      Type.Integer({ minimum: siteChromeLimits.LOGO_NARROWEST, maximum: siteChromeLimits.LOGO_WIDEST }),
    ),
    showTitle: isSo,
    navigationId: Type.Optional(name),
    showButton: isSo,
    action: Type.Optional(
      Type.Object({ title: Type.Optional(text), url: Type.Optional(url), newWindow: isSo }, closed),
    ),
    showCart: isSo,
    cartText: Type.Optional(text),
    showSearch: isSo,
    isSticky: isSo,
  },
  closed,
);

export const footerSchema = Type.Object({ showTitle: isSo, navigationId: Type.Optional(name) }, closed);

export const announcementSchema = Type.Object(
  {
    isOn: isSo,
    document: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    link: Type.Optional(Type.Object({ url, newWindow: isSo }, closed)),
    theme: Type.Optional(Type.Enum([...announcementThemes])),
    isDismissable: isSo,
    startsOn: Type.Optional(time),
    endsOn: Type.Optional(time),
  },
  closed,
);

export const headerFooterSchema = Type.Object(
  {
    header: Type.Optional(headerSchema),
    footer: Type.Optional(footerSchema),
    fields: Type.Optional(fieldsSchema),
    announcement: Type.Optional(announcementSchema),
  },
  closed,
);

true satisfies SameShape<Static<typeof headerSchema>, Partial<SiteHeader>>;
true satisfies SameShape<Static<typeof footerSchema>, Partial<SiteFooter>>;
true satisfies SameShape<Static<typeof announcementSchema>, Partial<Announcement>>;
true satisfies SameShape<Static<typeof headerFooterSchema>, HeaderFooterContent>;
