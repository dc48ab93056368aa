import { Type } from 'typebox';
import {
  address,
  alignment,
  choice,
  longText,
  maybe,
  reference,
  shortText,
  strict,
  wholeNumber,
} from './parts-schemas.ts';

const button = strict({
  text: shortText,
  url: address,
  newWindow: maybe(Type.Boolean()),
  size: maybe(choice(['small', 'medium', 'large'])),
  variant: maybe(choice(['primary', 'secondary', 'tertiary'])),
  alignment: maybe(choice(['left', 'center', 'right', 'stretch'])),
});

const link = strict({
  url: address,
  title: maybe(shortText),
  description: maybe(longText),
  newWindow: maybe(Type.Boolean()),
});

const line = strict({
  weight: maybe(wholeNumber({ min: 1, max: 12 })),
  style: maybe(choice(['solid', 'dashed', 'dotted'])),
});
const spacer = strict({ height: maybe(wholeNumber({ min: 0, max: 1000 })) });

const socialLinks = strict({
  /** Default: the site's connected accounts. */
  accounts: maybe(
    Type.Array(strict({ serviceName: shortText, profileUrl: address, userName: maybe(shortText) }), {
      maxItems: 30,
    }),
  ),
  size: maybe(choice(['small', 'medium', 'large'])),
  style: maybe(choice(['icon', 'text', 'both'])),
  alignment: maybe(alignment),
});

const post = { url: maybe(address), userName: maybe(shortText), createdOn: maybe(Type.Integer()) };

const twitter = strict({ ...post, displayName: maybe(shortText), text: maybe(longText) });
const instagram = strict({ ...post, imageId: maybe(reference), caption: maybe(longText) });
const foursquare = strict({
  ...post,
  venue: maybe(shortText),
  address: maybe(shortText),
  shout: maybe(longText),
});

export const smallSchemas = {
  button,
  line,
  spacer,
  socialLinks,
  link,
  twitter,
  instagram,
  foursquare,
};
