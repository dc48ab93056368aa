import { findActiveFields } from '@sitewright/domain/documents';
import { findSiteFormFaults, siteFormMessages, type SiteForm } from '@sitewright/domain/forms';
import { siteFormSchema } from '@sitewright/domain/forms/schemas';
import { isId } from '@sitewright/domain/ids';
import { sanitizeRichText } from '../blocks/index.ts';
import type { DocumentKind } from '../documents/index.ts';
import { refuse } from '../http/index.ts';
import { deleteForms, putForms, restoreForm } from './forms-store.ts';

/** Sanitizes the texts of a form that are HTML. */
export const cleanTexts = async (form: SiteForm): Promise<SiteForm> => {
  const { parsedSubmissionMessage: message, parsedDisclaimerMessage: disclaimer } = form;
  return {
    ...form,
    ...(message === undefined ? {} : { parsedSubmissionMessage: await sanitizeRichText(message) }),
    ...(disclaimer === undefined ? {} : { parsedDisclaimerMessage: await sanitizeRichText(disclaimer) }),
  };
};

/** Messages by the path of what keeps a form from being saved. */
export const messagesOf = (form: SiteForm): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findSiteFormFaults(form)).map(([path, fault]) => [path, siteFormMessages[fault]]),
  );

/** One form may be on several pages, so pages that show it depend on the whole site. */
export const formKind: DocumentKind<SiteForm> = {
  name: 'form',
  schema: siteFormSchema,
  creation: { permission: async () => 'content', matchesId: isId },
  clean: cleanTexts,
  async check(_database, { content }) {
    const faults = messagesOf(content);
    return Object.keys(faults).length > 0 ? refuse('document-invalid', faults) : undefined;
  },
  codeParts: ({ submissionHTML: text = '', ...rest }) => [
    ...(text === '' ? [] : [{ area: 'submissionHTML', place: 'submissionHTML', text }]),
    ...findActiveFields(rest),
  ],
  async publish(transaction, site, publications) {
    await putForms(transaction, site.id, publications);
    return ['site'];
  },
  async hide(transaction, site, id) {
    await deleteForms(transaction, site.id, [id]);
    return ['site'];
  },
  async show(transaction, site, id) {
    await restoreForm(transaction, site.id, id);
    return ['site'];
  },
  erase: deleteForms,
};
