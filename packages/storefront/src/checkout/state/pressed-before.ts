const findControls = (places: readonly HTMLElement[]): HTMLElement[] =>
  places.flatMap((place) => [...place.querySelectorAll<HTMLElement>('button,.checkout-change')]);

const nameOf = (control: HTMLElement): string => control.ariaLabel ?? control.textContent;

/**
 * Names of what was pressed before the script was there: until then it is marked as busy. Beside another press that of
 * the pay button does not count: the other one may change what is paid.
 */
export const pressedNames = (...places: readonly HTMLElement[]): readonly string[] => {
  const pressed = findControls(places).filter((control) =>
    control.matches('[aria-busy=true],:has([aria-busy=true])'),
  );
  return pressed.filter((control) => pressed.length === 1 || !control.matches('.is-pay')).map(nameOf);
};

/** Presses what has the same name now, unless that has become ambiguous. */
export const pressAgain = (names: readonly string[], ...places: readonly HTMLElement[]): void => {
  for (const name of names) {
    const [control, ...others] = findControls(places).filter((each) => nameOf(each) === name);
    if (others.length === 0) control?.click();
  }
};
