const MESSAGE = 'variant-missing';

const nameOf = (option: Element): string =>
  option.querySelector<HTMLElement>('[data-variant-option-name]')?.dataset['variantOptionName'] ??
  (option as HTMLElement).dataset['variantOptionName'] ??
  '';

const optionsOf = (choices: HTMLElement): HTMLElement[] => [
  ...choices.querySelectorAll<HTMLElement>('.variant-option'),
];

const controlsOf = (option: HTMLElement): HTMLElement[] => [
  ...option.querySelectorAll<HTMLElement>('select,.variant-radiobtn'),
];

const isInUse = (control: HTMLElement): boolean => control.checkVisibility();

/** The formatter hides one of both kinds of controls; of its buttons it is the label that takes the focus. */
const findControl = (option: HTMLElement): HTMLElement | undefined =>
  [...option.querySelectorAll<HTMLElement>('select,.variant-pill input,label[tabindex]')].find(isInUse);

const setInvalid = (option: HTMLElement, messageId: string | undefined): void => {
  option.toggleAttribute('data-missing', messageId !== undefined);
  for (const control of controlsOf(option)) {
    control.ariaInvalid = messageId === undefined ? null : 'true';
    if (messageId === undefined) control.removeAttribute('aria-describedby');
    else control.setAttribute('aria-describedby', messageId);
  }
};

/** Takes the marks from the options that were chosen meanwhile. */
export const clearMissing = (choices: HTMLElement, unchosen: readonly string[]): void => {
  for (const option of optionsOf(choices)) {
    if (unchosen.includes(nameOf(option))) continue;
    setInvalid(option, undefined);
    option.querySelector(`.${MESSAGE}`)?.remove();
  }
};

/** Marks the options that still have to be chosen and says so beside the first. False where none can be seen. */
export const markMissing = (choices: HTMLElement, unchosen: readonly string[], text: string): boolean => {
  const missing = optionsOf(choices).filter((option) => unchosen.includes(nameOf(option)));
  const [first] = missing;
  const control = first && findControl(first);
  if (!first || !control) return false;
  for (const old of choices.querySelectorAll(`.${MESSAGE}`)) old.remove();
  const message = document.createElement('p');
  message.className = MESSAGE;
  message.id = `${MESSAGE}-${choices.dataset['itemId']}`;
  message.role = 'alert';
  first.append(message);
  message.textContent = text;
  for (const option of missing) setInvalid(option, message.id);
  control.focus();
  return true;
};
