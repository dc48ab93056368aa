import { formCalls } from '@sitewright/api/forms';
import { freeFormName, type SiteForm } from '@sitewright/domain/forms';
import { send } from '../../data-fetching/index.ts';

/** A new form under a name that no other one has; under its own where the forms cannot be listed. */
export const withFreeName = async (form: SiteForm): Promise<SiteForm> => {
  const outcome = await send(formCalls.list, {});
  if (!outcome.ok) return form;
  return { ...form, name: freeFormName(form.name, new Set(outcome.answer.forms.map(({ name }) => name))) };
};
