import { Type, type Static } from 'typebox';
import { closed, idSchema } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';
import { campaignLimits, type CampaignAudience, type CampaignContent } from './campaign-content.ts';

const textOf = (maxLength: number) => Type.String({ maxLength });
const id = Type.String({ pattern: '^[\\w-]{1,40}$' });
const idOrNone = Type.String({ pattern: '^(?:[\\da-f]{24})?$' });
const color = Type.String({ pattern: '^#[\\da-fA-F]{6}$' });
const font = Type.Enum(['sans', 'serif', 'mono']);

const block = Type.Union([
  Type.Object(
    {
      id,
      kind: Type.Literal('text'),
      document: Type.Object(
        { type: Type.Literal('doc'), content: Type.Optional(Type.Array(Type.Unknown())) },
        closed,
      ),
    },
    closed,
  ),
  Type.Object(
    {
      id,
      kind: Type.Literal('image'),
      assetId: idOrNone,
      alt: textOf(campaignLimits.ALT),
      url: textOf(campaignLimits.URL),
    },
    closed,
  ),
  Type.Object(
    {
      id,
      kind: Type.Literal('button'),
      label: textOf(campaignLimits.LABEL),
      url: textOf(campaignLimits.URL),
    },
    closed,
  ),
  Type.Object({ id, kind: Type.Literal('product'), itemId: idOrNone, showsPrice: Type.Boolean() }, closed),
  Type.Object({ id, kind: Type.Literal('divider') }, closed),
]);

export const campaignContentSchema = Type.Object(
  {
    subject: textOf(campaignLimits.SUBJECT),
    preheader: textOf(campaignLimits.PREHEADER),
    fromName: textOf(campaignLimits.FROM_NAME),
    replyTo: textOf(campaignLimits.EMAIL),
    postalAddress: textOf(campaignLimits.POSTAL_ADDRESS),
    blocks: Type.Array(block, { maxItems: campaignLimits.BLOCKS }),
    design: Type.Object(
      { background: color, paper: color, ink: color, accent: color, font, headingFont: font },
      closed,
    ),
    discountCode: textOf(campaignLimits.CODE),
    countsClicks: Type.Boolean(),
    countsOpens: Type.Boolean(),
  },
  closed,
);

export const campaignAudienceSchema = Type.Object(
  {
    listIds: Type.Array(idSchema, { maxItems: campaignLimits.LISTS }),
    segmentId: idOrNone,
  },
  closed,
);

true satisfies SameShape<Static<typeof campaignContentSchema>, CampaignContent>;
true satisfies SameShape<Static<typeof campaignAudienceSchema>, CampaignAudience>;
