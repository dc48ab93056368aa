/** The address of what the form says, without fields that are empty. */
export const filteredUrl = (form: HTMLFormElement): string => {
  const url = new URL(form.action, location.href);
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value.trim() !== '') url.searchParams.append(name, value.trim());
  return url.pathname + url.search;
};

const isTyped = (form: HTMLFormElement, name: string): boolean => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement && field.type === 'text';
};

/**
 * The address of what the form says, without what a link takes off the page's own address. Of amounts that takes off
 * what was typed meanwhile too.
 */
export const urlWithout = (form: HTMLFormElement, link: string): string => {
  const rest = new URL(link, location.href).searchParams;
  const taken = [...new URL(location.href).searchParams].filter(
    ([name, value]) => !rest.getAll(name).includes(value),
  );
  const isTaken = (name: string, value: string): boolean =>
    taken.some(
      ([takenName, takenValue]) => takenName === name && (takenValue === value || isTyped(form, name)),
    );
  const url = new URL(filteredUrl(form), location.href);
  const left = [...url.searchParams].filter(([name, value]) => !isTaken(name, value));
  return url.pathname + (left.length > 0 ? `?${new URLSearchParams(left)}` : '');
};
