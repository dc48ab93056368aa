import { findTypedNameFault, mediaMessages } from '@sitewright/domain/media';

/** Why a file name is invalid. The current name is always valid, whatever characters it was uploaded with. */
export const checkNewName = (present: string, typed: string): 'unchanged' | { readonly fault?: string } => {
  if (typed.trim() === present) return 'unchanged';
  const fault = findTypedNameFault(typed);
  return fault ? { fault: mediaMessages[fault] } : {};
};
