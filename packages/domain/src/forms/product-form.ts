import type { FormDefinition } from './form-fields.ts';
import { localizedFormTexts } from './form-translations.ts';
import type { SiteForm } from './site-form/site-form.ts';
import { siteFormTextsIn, type SiteFormTexts } from './submission/submission-translations.ts';

/** The form of a product as a form that is rendered like those on pages. */
export const productFormOf = ({ name, fields }: FormDefinition): Pick<SiteForm, 'name' | 'fields'> => ({
  name,
  fields: fields.map((field) =>
    field.type === 'currency' ? { ...field, currencySymbol: field.currencySymbol ?? '$' } : field,
  ),
});

/** Built-in texts in the site's language, overridden by those of the template. */
export const productFormTexts = (
  language: string,
  localizedStrings: Readonly<Record<string, string>>,
): SiteFormTexts => ({ ...siteFormTextsIn(language), ...localizedFormTexts(language, localizedStrings) });
