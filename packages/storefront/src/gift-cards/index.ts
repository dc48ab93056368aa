/** Tells below the message how many characters can still be typed. */
export const mount = (place: HTMLElement): void => {
  const hint = document.getElementById(`${place.id}-hint`);
  if (!(place instanceof HTMLTextAreaElement) || !hint) return;
  const show = (): void => {
    const left = String(place.maxLength - place.value.length);
    hint.textContent = (place.dataset['charactersLeft'] ?? '').replace('{count}', left);
  };
  hint.role = 'status';
  place.addEventListener('input', show);
  show();
};
