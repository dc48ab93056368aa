/** The address of what the form says, without fields that are empty. */
export const filteredUrl = (form: HTMLFormElement): string => {
  const url = new URL(form.action, location.href);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') url.searchParams.append(name, value.trim());
  return url.pathname + url.search;
};
