/** Lightboxes and pages take effect at once; all else waits until the visitor uses the form. */
const isNeededAtOnce = (place: HTMLElement): boolean =>
  place.closest('details') !== null || place.querySelector('.sw-form-page') !== null;

const connect = async (place: HTMLElement): Promise<void> => {
  const { connectForm } = await import('./connect-form.ts');
  connectForm(place);
};

/** The form works without script: until its code is loaded, it is a plain form. */
export const mount = async (place: HTMLElement): Promise<void> => {
  if (isNeededAtOnce(place)) await connect(place);
  else place.addEventListener('focusin', () => void connect(place).catch(reportError), { once: true });
};
