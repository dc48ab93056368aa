import { asString, parseReference, scopedFormatter, type Reference } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { formatMessage } from './format-message.ts';

interface MessageParameter {
  readonly name: string | undefined;
  readonly reference: Reference | null;
}

/** `ref`, `name:ref` or `name=ref`, split at the first separator. */
const readParameter = (argument: string): MessageParameter => {
  const mark = argument.search(/[:=]/);
  return mark < 0
    ? { name: undefined, reference: parseReference(argument) }
    : { name: argument.slice(0, mark), reference: parseReference(argument.slice(mark + 1)) };
};

/**
 * The value is the message. Its arguments are resolved in the surrounding scope, so `@` is the surrounding
 * node.
 */
export const message = scopedFormatter<RenderHost>((args) => {
  const parameters = args.map(readParameter);
  return (value, context) => {
    const positional: unknown[] = [];
    const named = new Map<string, unknown>();
    for (const { name, reference } of parameters) {
      // Null for a missing value, as opposed to a missing argument, for which numbers and dates print
      // nothing.
      const found = (reference && context.resolveOutside(reference)) ?? null;
      positional.push(found);
      if (name !== undefined) named.set(name, found);
    }
    return formatMessage(asString(value), { positional, named }, context);
  };
});
