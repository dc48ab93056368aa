/** A formatter argument: `style:short` has a value, that of `group` is empty. */
export interface Option {
  readonly name: string;
  readonly value: string;
}

export const readOption = (argument: string): Option => {
  const colon = argument.indexOf(':');
  return colon < 0
    ? { name: argument, value: '' }
    : { name: argument.slice(0, colon), value: argument.slice(colon + 1) };
};

export const readOptions = (args: readonly string[]): Option[] => args.map(readOption);
