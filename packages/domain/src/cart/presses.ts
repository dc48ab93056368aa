import { cartLimits } from './quantity.ts';

/** What was added by pressing a button: each press has a mark of its own, the latest stands last. */
export interface Pressed {
  readonly presses?: readonly string[];
}

/** A press whose answer got lost is sent again: what it added is there already. */
export const isSamePress = ({ presses: known = [] }: Pressed, { presses = [] }: Pressed): boolean =>
  presses.some((press) => known.includes(press));

/** The latest presses of two lines that become one. */
export const joinPresses = ({ presses: known = [] }: Pressed, { presses = [] }: Pressed): Pressed => {
  const joined = [...known, ...presses].slice(-cartLimits.PRESSES);
  return joined.length > 0 ? { presses: joined } : {};
};
