import { inputName } from '@sitewright/domain/forms';
import type { FormInfo } from './form-data.ts';

/** Hidden fields take their value from the page's address, by their key. */
export const fillHiddenFields = (form: HTMLFormElement, { fields }: FormInfo): void => {
  const query = new URLSearchParams(location.search);
  for (const { id, type, key = '' } of fields) {
    const value = type === 'hidden' ? query.get(key) : null;
    const input = form.elements.namedItem(inputName(id));
    if (value !== null && input instanceof HTMLInputElement) input.value = value;
  }
};
