import { findValueFaults, readFieldConstraints } from '@sitewright/domain/blocks/schemas';
import { findSiteChromeFaults, type HeaderFooterContent } from '@sitewright/domain/site-chrome';

import type { BlockValue, ValueRules } from '../../blocks/index.ts';

interface RuleParts {
  readonly schema: Parameters<typeof findValueFaults>[0];
  /** Validation beyond the schema. */
  readonly validate?: (value: BlockValue) => Readonly<Record<string, string>>;
  /** Site-specific choices by field. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

export const schemaRules = ({ schema, validate, choices = {} }: RuleParts): ValueRules => ({
  validate: (value) => ({ ...findValueFaults(schema, value), ...validate?.(value) }),
  fieldInfo: (field) => {
    const known = choices[field];
    return known
      ? { type: 'choice', isRequired: false, choices: known }
      : readFieldConstraints(schema, field.split('.'));
  },
});

/** Errors of a site chrome part beyond the schema, by field. */
export const errorsOfPart = (
  part: 'header' | 'announcement',
  value: BlockValue,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    // The schema reports wrong types; the rules ignore them.
    Object.entries(findSiteChromeFaults({ [part]: value } as HeaderFooterContent)).map(([place, text]) => [
      place.slice(part.length + 1),
      text,
    ]),
  );
