import { findValueFaults, readFieldConstraints } from '@sitewright/domain/blocks/schemas';
import { findSiteChromeFaults, type HeaderFooterContent } from '@sitewright/domain/site-chrome';

import type { BlockValue, ValueRules } from '../../blocks/index.ts';

interface RuleParts {
  readonly schema: Parameters<typeof findValueFaults>[0];
  /** What the schema cannot say. */
  readonly faultsOf?: (value: BlockValue) => Readonly<Record<string, string>>;
  /** Choices that only the site knows, by field. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
}

export const schemaRules = ({ schema, faultsOf, choices = {} }: RuleParts): ValueRules => ({
  faultsOf: (value) => ({ ...findValueFaults(schema, value), ...faultsOf?.(value) }),
  factsOf: (field) => {
    const known = choices[field];
    return known
      ? { type: 'choice', isRequired: false, choices: known }
      : readFieldConstraints(schema, field.split('.'));
  },
});

/** What only rules know to be wrong with a part of the chromeParts, by the names of its own fields. */
export const faultsOfPart = (
  part: 'header' | 'announcement',
  value: BlockValue,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    // The schema tells of whatever has another form; the rules pass over it.
    Object.entries(findSiteChromeFaults({ [part]: value } as HeaderFooterContent)).map(([place, text]) => [
      place.slice(part.length + 1),
      text,
    ]),
  );
