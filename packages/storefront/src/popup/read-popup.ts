/** Attributes of the page's popup element; see `popupPlace` in the renderer. */
export interface Popup {
  readonly id: string;
  readonly src: string;
  readonly label: string;
  readonly version: string;
  readonly days: number;
  readonly form: string;
  readonly position: string;
  readonly moment:
    | { readonly on: 'seconds'; readonly seconds: number }
    | { readonly on: 'scroll'; readonly percent: number }
    | { readonly on: 'leaving' };
}

const momentOf = (read: (name: string) => string | null): Popup['moment'] => {
  if (read('leaving') !== null) return { on: 'leaving' };
  const percent = read('scroll');
  return percent === null
    ? { on: 'seconds', seconds: Number(read('seconds')) }
    : { on: 'scroll', percent: Number(percent) };
};

export const readPopup = (place: Element): Popup => {
  const read = (name: string): string | null => place.getAttribute(name);
  const text = (name: string): string => read(name) ?? '';
  return {
    id: text('popup'),
    src: text('src'),
    label: text('label'),
    version: text('version'),
    days: Number(text('days')),
    form: text('form'),
    position: text('position'),
    moment: momentOf(read),
  };
};
