import { createContext, use } from 'react';

const FormIdContext = createContext('');

export const FormIdProvider = FormIdContext.Provider;

/** Of the form in view, for settings that are no part of its content. */
export const useFormId = (): string => use(FormIdContext);
