import { asString, parseReference, scopedFormatter, type Reference } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { formatMessage } from './format-message.ts';

interface MessageParameter {
  readonly name: string | undefined;
  readonly reference: Reference | null;
}

/** `ref`, `name:ref` or `name=ref`; whichever mark comes first separates. */
const readParameter = (argument: string): MessageParameter => {
  const mark = argument.search(/[:=]/);
  return mark < 0
    ? { name: undefined, reference: parseReference(argument) }
    : { name: argument.slice(0, mark), reference: parseReference(argument.slice(mark + 1)) };
};

/** The value is the message; its arguments are found around it, so that `@` is the surrounding node. */
export const message = scopedFormatter<RenderHost>((args) => {
  const parameters = args.map(readParameter);
  return (value, context) => {
    const positional: unknown[] = [];
    const named = new Map<string, unknown>();
    for (const { name, reference } of parameters) {
      // Null, so that a missing value differs from an argument that nobody gave, of which numbers and dates print nothing.
      const found = (reference && context.resolveOutside(reference)) ?? null;
      positional.push(found);
      if (name !== undefined) named.set(name, found);
    }
    return formatMessage(asString(value), { positional, named }, context);
  };
});
