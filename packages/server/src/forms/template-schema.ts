import { formFieldsets } from '@sitewright/domain/forms';
import { siteFormSchema } from '@sitewright/domain/forms/schemas';

/** Settings of a form by fieldset. */
const settingsByFieldset: Readonly<Record<keyof typeof formFieldsets, readonly string[]>> = {
  BUILD: ['name', 'fields', 'submitLabel'],
  STORAGE: ['storage', 'retentionDays'],
  ADVANCED: ['parsedSubmissionMessage', 'submissionHTML', 'successRedirect'],
  CAPTCHA: ['captchaEnabled', 'captchaTheme', 'captchaAlignment'],
  DISCLAIMER: ['parsedDisclaimerMessage'],
};

const names = new Map([
  ['form', 'form'],
  ['9', 'form'],
  ['newsletter', 'newsletter'],
  ['51', 'newsletter'],
]);

/** The settings of a kind of form block; undefined for other kinds. */
export const templateSchemaOf = (type: string) => {
  const name = names.get(type);
  if (name === undefined) return undefined;
  const fieldsets = Object.entries(formFieldsets).map(([fieldset, id]) => ({
    id,
    name: fieldset,
    fields: settingsByFieldset[fieldset as keyof typeof formFieldsets],
  }));
  // Plain JSON: the schema library adds symbols.
  const schema = JSON.parse(JSON.stringify(siteFormSchema)) as Record<string, unknown>;
  return { type: name, fieldsets, schema };
};
