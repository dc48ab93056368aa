import type { ManualMethod } from '@sitewright/domain/store';

export interface MethodValues {
  name: string;
  instructions: string;
  isEnabled: boolean;
}

interface MethodContext {
  readonly id: string;
  readonly others: readonly ManualMethod[];
}

export type ReadMethod =
  { readonly method: ManualMethod } | { readonly faults: Readonly<Record<string, string>> };

const fold = (name: string): string => name.trim().toLowerCase();

export const readMethod = (values: MethodValues, { id, others }: MethodContext): ReadMethod => {
  const name = values.name.trim();
  if (name === '') return { faults: { name: 'Enter a name.' } };
  if (others.some((other) => fold(other.name) === fold(name)))
    return { faults: { name: 'Another method has this name. Shoppers could not tell them apart.' } };
  return { method: { id, name, instructions: values.instructions.trim(), isEnabled: values.isEnabled } };
};
