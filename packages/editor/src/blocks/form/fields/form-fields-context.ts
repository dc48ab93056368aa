import type { SiteField } from '@sitewright/domain/forms';
import { createContext, use } from 'react';

const FormFieldsContext = createContext<readonly SiteField[]>([]);

export const FormFieldsProvider = FormFieldsContext.Provider;

/** All fields of the form in view, for settings of one field that name another. */
export const useFormFields = (): readonly SiteField[] => use(FormFieldsContext);
