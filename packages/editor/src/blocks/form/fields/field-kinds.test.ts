import { findValueFaults } from '@sitewright/domain/blocks/schemas';
import { findSiteFormFaults, siteFieldKinds } from '@sitewright/domain/forms';
import { siteFormSchema } from '@sitewright/domain/forms/schemas';
import { expect, it } from 'vitest';
import { fieldKindGroups, newField } from './field-kinds.ts';

it.each(siteFieldKinds)('a new %s field can be saved as it begins', (kind) => {
  const form = { name: 'Form', fields: [newField(kind, () => 'a'.repeat(24))] };
  expect(findValueFaults(siteFormSchema, form)).toEqual({});
  expect(findSiteFormFaults(form)).toEqual({});
});

it('offers every kind of field once', () => {
  expect(fieldKindGroups.flatMap(({ kinds }) => kinds).toSorted()).toEqual([...siteFieldKinds].toSorted());
});
