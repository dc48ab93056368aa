import { argumentText, type MessageArguments } from './message-arguments.ts';

const POSITION = /^\d{1,3}$/;
const NAME = /^[A-Za-z_]\w*$/;

/**
 * Formats a message with simple placeholders only, without locale data; undefined for all others. Most texts
 * of a shop are of this kind, and a product grid formats hundreds of them.
 */
export const formatPlainMessage = (message: string, args: MessageArguments): string | undefined => {
  if (message.includes("'")) return undefined;
  let text = '';
  let end = 0;
  for (;;) {
    const open = message.indexOf('{', end);
    const close = message.indexOf('}', end);
    if (open < 0) return close < 0 ? text + message.slice(end) : undefined;
    if (close < open) return undefined;
    const value = lookUp(args, message.slice(open + 1, close));
    if (value === UNREADABLE) return undefined;
    text += message.slice(end, open) + argumentText(value);
    end = close + 1;
  }
};

const UNREADABLE = Symbol('more than a plain placeholder');

const lookUp = (args: MessageArguments, placeholder: string): unknown => {
  if (NAME.test(placeholder)) return args.named.get(placeholder);
  return POSITION.test(placeholder) ? args.positional[Number(placeholder)] : UNREADABLE;
};
