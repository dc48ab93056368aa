import { singleLine } from '../mail/index.ts';

const LONGEST = 40;

/** What mail programs show as a link. */
const LINK = /[:/@\\]|\.\p{L}/u;

/** Strangers can enter the address of somebody else: what stands in the greeting must be a name and no message. */
export const greetingName = (firstName: string): string => {
  const name = singleLine(firstName);
  return name.length > LONGEST || LINK.test(name) ? '' : name;
};
