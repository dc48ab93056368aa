import { findTypedNameFault, mediaMessages } from '@sitewright/domain/media';

/** Why a file cannot be called so. What it is called already may stay, whatever signs it was uploaded with. */
export const checkNewName = (present: string, typed: string): 'unchanged' | { readonly fault?: string } => {
  if (typed.trim() === present) return 'unchanged';
  const fault = findTypedNameFault(typed);
  return fault ? { fault: mediaMessages[fault] } : {};
};
