import { findValueFaults, readFieldConstraints } from '@sitewright/domain/blocks/schemas';
import { findSiteFormFaults, siteFormMessages, type SiteForm } from '@sitewright/domain/forms';
import { siteFormSchema } from '@sitewright/domain/forms/schemas';
import type { ValueRules } from '../value-form/use-setting-form.ts';
import type { BlockValue } from '../settings/value-path.ts';

/** Faults of the shape first: the rules read a value of the right shape only. */
const validate = (value: BlockValue): Readonly<Record<string, string>> => {
  const faults = findValueFaults(siteFormSchema, value);
  if (Object.keys(faults).length > 0) return faults;
  return Object.fromEntries(
    Object.entries(findSiteFormFaults(value as unknown as SiteForm)).map(([place, fault]) => [
      place,
      siteFormMessages[fault],
    ]),
  );
};

export const formRules: ValueRules = {
  validate,
  fieldInfo: (field) => readFieldConstraints(siteFormSchema, field.split('.')),
};
