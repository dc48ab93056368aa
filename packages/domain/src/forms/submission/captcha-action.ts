import type { SiteForm } from '../site-form/site-form.ts';
import { captchaActions } from './submissions.ts';

/** The form's content decides, not the block that shows it: browser and server must name the same action. */
export const captchaActionOf = ({ fields, storage }: Pick<SiteForm, 'fields' | 'storage'>): string => {
  const isNewsletter =
    storage?.mailingList?.optIn === 'always' &&
    fields.every(({ type }) => type === 'email' || type === 'name');
  return isNewsletter ? captchaActions.newsletter : captchaActions.form;
};
