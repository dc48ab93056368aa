import { Type, type Static } from 'typebox';
import { closed } from '../shapes/shapes-schemas.ts';
import type { DeepReadonly } from '../shapes/index.ts';
import { donationLimits as limits } from './donation-limits.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const amount = Type.Integer({ minimum: 0, maximum: limits.AMOUNT });

/** A union, which validators of imported files read too. */
const limit = Type.Union([amount, Type.Null()]);

/** What an owner says about a fund. Amounts are in minor units of the store's currency. */
export const fundTermsSchema = Type.Object(
  {
    title: text(limits.TITLE),
    /** The last part of its address. */
    slug: text(limits.SLUG),
    description: text(limits.DESCRIPTION),
    /** A picture of the site; empty for none. */
    imageId: Type.Optional(text(limits.IMAGE_ID)),
    suggestedCents: Type.Array(amount, { maxItems: limits.SUGGESTED }),
    /** Whether donors may enter another amount. */
    isOtherAllowed: Type.Boolean(),
    /** Of an amount that is entered; null for no limit. */
    minimumCents: limit,
    maximumCents: limit,
    isMonthlyOffered: Type.Boolean(),
    isNoteAsked: Type.Boolean(),
    /** Above the note; empty for the built-in one. */
    noteLabel: text(limits.NOTE_LABEL),
    /** On the page after the payment and in the email; empty for the built-in text. */
    thanks: text(limits.THANKS),
  },
  closed,
);

export type FundTerms = DeepReadonly<Static<typeof fundTermsSchema>>;
