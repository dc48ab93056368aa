import { Type, type TSchema, type TProperties } from 'typebox';
import { closed } from '../../shapes/shapes-schemas.ts';

/** Refuses unknown keys: a misspelled one would otherwise seem to be saved. */
export const strict = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, closed);

export const choice = <const Choices extends readonly string[]>(choices: Choices) =>
  Type.Enum<Choices[number][]>([...choices]);

interface Range {
  readonly min: number;
  readonly max: number;
}

export const wholeNumber = ({ min, max }: Range) => Type.Integer({ minimum: min, maximum: max });

export const maybe = <Schema extends TSchema>(schema: Schema) => Type.Optional(schema);

export const shortText = Type.String({ maxLength: 500 });
export const longText = Type.String({ maxLength: 20_000 });
/** Sanitized HTML. */
export const richHtml = Type.String({ maxLength: 200_000 });
export const reference = Type.String({ minLength: 1, maxLength: 64 });
export const address = Type.String({ maxLength: 2000 });

/** A document of the text editor; the renderer decides which nodes and marks it prints. */
export const richDocument = strict({
  type: Type.Literal('doc'),
  content: maybe(Type.Array(Type.Record(Type.String(), Type.Unknown()), { maxItems: 5000 })),
});

export const link = strict({ url: address, newWindow: maybe(Type.Boolean()) });

/** The oEmbed response of a service. */
export const oembed = strict({
  html: maybe(longText),
  providerName: maybe(shortText),
  title: maybe(shortText),
  url: maybe(address),
  width: maybe(Type.Number({ minimum: 0 })),
  height: maybe(Type.Number({ minimum: 0 })),
});

export const alignment = choice(['left', 'center', 'right']);
