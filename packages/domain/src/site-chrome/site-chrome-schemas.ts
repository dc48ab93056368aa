import { Type } from 'typebox';
import { fieldsSchema } from '../pages/pages-schemas.ts';
import { announcementThemes } from './announcement.ts';
import { headerLayouts } from './header-footer.ts';
import { siteChromeLimits } from './site-chrome-limits.ts';

const closed = { additionalProperties: false } as const;
const id = Type.String({ pattern: '^[0-9a-f]{24}$' });
const name = Type.String({ pattern: '^[A-Za-z0-9_-]{0,100}$' });
const text = Type.String({ maxLength: siteChromeLimits.TEXT_LONGEST });
const url = Type.String({ maxLength: siteChromeLimits.ADDRESS_LONGEST });
const time = Type.Integer({ minimum: -8.64e15, maximum: 8.64e15 });
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
