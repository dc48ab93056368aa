import { describe, expect, it } from 'vitest';
import type { SettingForm } from '../settings/setting-form.ts';
import type { Setting } from '../settings/setting.ts';
import { isEqualField } from './renders-same.ts';

const change = () => undefined;
const fieldInfo = () => undefined;
const formOf = (value: SettingForm['value'], errors: SettingForm['errors'] = {}): SettingForm => ({
  value,
  errors,
  change,
  fieldInfo,
});

const title: Setting = { control: 'text', field: 'options.title', label: 'Title' };
const term: Setting = { control: 'term', of: 'tag', field: 'tag', label: 'Tag' };

const sameAfter = (setting: Setting, before: SettingForm, after: SettingForm): boolean =>
  isEqualField({ setting, form: before }, { setting, form: after });

describe('a field of a form', () => {
  const before = formOf({ options: { title: 'Prints' }, lightbox: true });

  it('stays as it is drawn when another field has changed', () => {
    expect(sameAfter(title, before, formOf({ options: { title: 'Prints' }, lightbox: false }))).toBe(true);
  });

  it('is drawn anew with another value, another fault and another way to change it', () => {
    expect(sameAfter(title, before, formOf({ options: { title: 'Ink' }, lightbox: true }))).toBe(false);
    expect(sameAfter(title, before, formOf(before.value, { 'options.title': 'Too long.' }))).toBe(false);
    expect(sameAfter(title, before, { ...before, change: () => undefined })).toBe(false);
  });

  it('is always drawn anew where it reads other fields too', () => {
    expect(sameAfter(term, formOf({ tag: 'ink' }), formOf({ tag: 'ink', collectionId: 'a' }))).toBe(false);
  });
});
