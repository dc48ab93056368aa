import { argumentText, type MessageArguments } from './message-arguments.ts';

const PLACEHOLDER = /\{(?:(\d{1,3})|([A-Za-z_]\w*))\}/g;
const SYNTAX = /[{}']/;

/**
 * Formats a message that has nothing but plain placeholders, without locale data; undefined when it has more.
 * Most texts of a shop are of this kind, and a product grid formats hundreds of them.
 */
export const formatPlainMessage = (message: string, args: MessageArguments): string | undefined => {
  if (!SYNTAX.test(message)) return message;
  let text = '';
  let end = 0;
  for (const match of message.matchAll(PLACEHOLDER)) {
    text += message.slice(end, match.index) + argumentText(lookUp(args, match[1], match[2]));
    if (SYNTAX.test(message.slice(end, match.index))) return undefined;
    end = match.index + match[0].length;
  }
  const rest = message.slice(end);
  return SYNTAX.test(rest) ? undefined : text + rest;
};

const lookUp = (args: MessageArguments, position: string | undefined, name: string | undefined): unknown =>
  name === undefined ? args.positional[Number(position)] : args.named.get(name);
