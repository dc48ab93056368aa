import { siteCalls } from '@sitewright/api/sites';
import type { SiteForm } from '@sitewright/domain/forms';
import { dataOf, useFetched } from '../../../data-fetching/index.ts';
import { isFormContent } from '../../../documents/index.ts';
import { FormPreview } from './form-preview.tsx';

/** A version of a form in the language of the site. */
export const FormVersion = ({ form }: { readonly form: SiteForm }) => {
  const language = dataOf(useFetched(siteCalls.readSettings, {}).fetched)?.language ?? 'en';
  return (
    <div className="form-preview">
      {form.fields.length === 0 ? (
        <p className="form-preview-description">Add a field to see the form here.</p>
      ) : (
        <FormPreview {...{ form, language }} />
      )}
    </div>
  );
};

export const showFormVersion = (content: unknown) =>
  isFormContent(content) ? <FormVersion form={content} /> : null;
