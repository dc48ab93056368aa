import { Type, type Static } from 'typebox';
import { closed } from '../../shapes/shapes-schemas.ts';
import type { SameShape } from '../../shapes/index.ts';
import { formLimits } from '../form-fields.ts';
import {
  autofillNames,
  captchaAlignments,
  captchaThemes,
  conditionOperators,
  fileGroups,
  type SiteField,
  type SiteForm,
} from './site-form.ts';
import { siteFieldKinds } from './site-field-kinds.ts';
import { siteFormLimits } from './site-form-limits.ts';

const text = Type.String({ maxLength: siteFormLimits.MAX_TEXT_LENGTH });
const name = Type.String({ maxLength: siteFormLimits.MAX_NAME_LENGTH });
const html = Type.String({ maxLength: siteFormLimits.MAX_HTML_LENGTH });

export const fieldIdSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{1,100}$' });

const condition = Type.Object(
  { field: fieldIdSchema, operator: Type.Enum([...conditionOperators]), value: Type.Optional(text) },
  closed,
);

export const siteFieldSchema = Type.Object(
  {
    id: fieldIdSchema,
    type: Type.Enum([...siteFieldKinds]),
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
    condition: Type.Optional(condition),
    autocomplete: Type.Optional(Type.Enum([...autofillNames])),
    fileGroups: Type.Optional(
      Type.Array(Type.Enum([...fileGroups]), { maxItems: fileGroups.length, uniqueItems: true }),
    ),
    maxFiles: Type.Optional(Type.Integer({ minimum: 1, maximum: siteFormLimits.FILES_PER_FIELD })),
    maxMegabytes: Type.Optional(Type.Integer({ minimum: 1, maximum: siteFormLimits.MAX_MEGABYTES })),
  },
  closed,
);

const storage = Type.Object(
  {
    emails: Type.Optional(
      Type.Array(Type.String({ maxLength: siteFormLimits.MAX_EMAIL_LENGTH }), {
        maxItems: siteFormLimits.EMAILS,
      }),
    ),
    confirmation: Type.Optional(Type.Object({ subject: name, text: html }, closed)),
    mailingList: Type.Optional(Type.Object({ name, optIn: Type.Enum(['always', 'checkbox']), text }, closed)),
  },
  closed,
);

export const siteFormSchema = Type.Object(
  {
    name,
    fields: Type.Array(siteFieldSchema, { maxItems: siteFormLimits.FIELDS }),
    submitLabel: Type.Optional(name),
    parsedSubmissionMessage: Type.Optional(html),
    submissionHTML: Type.Optional(html),
    successRedirect: Type.Optional(text),
    parsedDisclaimerMessage: Type.Optional(html),
    captchaEnabled: Type.Optional(Type.Boolean()),
    captchaTheme: Type.Optional(Type.Enum([...captchaThemes])),
    captchaAlignment: Type.Optional(Type.Enum([...captchaAlignments])),
    storage: Type.Optional(storage),
    retentionDays: Type.Optional(Type.Integer({ minimum: 1, maximum: siteFormLimits.MAX_RETENTION_DAYS })),
  },
  closed,
);

true satisfies SameShape<Static<typeof siteFieldSchema>, SiteField>;
true satisfies SameShape<Static<typeof siteFormSchema>, SiteForm>;
