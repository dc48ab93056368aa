import { Type, type Static } from 'typebox';
import { fieldKinds, formLimits, type FormDefinition, type FormField } from './form-fields.ts';
import { closed, idSchema } from '../shapes/shapes-schemas.ts';
import type { SameShape } from '../shapes/index.ts';

export { fieldIdSchema, siteFieldSchema, siteFormSchema } from './site-form/site-form-schemas.ts';

const text = Type.String({ maxLength: 2000 });

const fieldSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' }),
    type: Type.Enum([...fieldKinds]),
    title: text,
    description: Type.Optional(text),
    required: Type.Optional(Type.Boolean()),
    placeholder: Type.Optional(text),
    options: Type.Optional(Type.Array(text, { maxItems: formLimits.OPTIONS })),
    maxLength: Type.Optional(Type.Integer({ minimum: 1, maximum: formLimits.MAX_ANSWERS_LENGTH })),
    currencySymbol: Type.Optional(text),
    showCountryCode: Type.Optional(Type.Boolean()),
    underline: Type.Optional(Type.Boolean()),
    key: Type.Optional(text),
    value: Type.Optional(text),
  },
  closed,
);

export const formSchema = Type.Object(
  {
    id: idSchema,
    name: text,
    fields: Type.Array(fieldSchema, { maxItems: formLimits.FIELDS }),
  },
  closed,
);

true satisfies SameShape<Static<typeof fieldSchema>, FormField>;
true satisfies SameShape<Static<typeof formSchema>, FormDefinition>;
