import { argumentText, type MessageArguments } from './message-arguments.ts';

const POSITION = /^\d{1,3}$/;
const NAME = /^[A-Za-z_]\w*$/;
const SYNTAX = /[{}']/;

/**
 * Formats a message that has nothing but plain placeholders, without locale data; undefined when it has more.
 * Most texts of a shop are of this kind, and a product grid formats hundreds of them.
 */
export const formatPlainMessage = (message: string, args: MessageArguments): string | undefined => {
  let text = '';
  let end = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', end)) {
    const close = message.indexOf('}', open);
    const literal = message.slice(end, open);
    if (close < 0 || SYNTAX.test(literal)) return undefined;
    const value = lookUp(args, message.slice(open + 1, close));
    if (value === UNREADABLE) return undefined;
    text += literal + argumentText(value);
    end = close + 1;
  }
  const rest = message.slice(end);
  return SYNTAX.test(rest) ? undefined : text + rest;
};

const UNREADABLE = Symbol('more than a plain placeholder');

const lookUp = (args: MessageArguments, placeholder: string): unknown => {
  if (NAME.test(placeholder)) return args.named.get(placeholder);
  return POSITION.test(placeholder) ? args.positional[Number(placeholder)] : UNREADABLE;
};
