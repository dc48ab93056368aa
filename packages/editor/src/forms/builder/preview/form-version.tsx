import { isFormContent } from '../../../documents/index.ts';
import { FormFrame } from './form-frame.tsx';

/** A version of a form on a page of the site. */
export const showFormVersion = (id: string, content: unknown) => {
  if (!isFormContent(content)) return null;
  return content.fields.length === 0 ? (
    <p className="field-hint">This version has no fields.</p>
  ) : (
    <div className="form-version">
      <FormFrame id={id} form={content} device="desktop" view="form" />
    </div>
  );
};
