import { describe, expect, it } from 'vitest';
import { showRefusal } from './show-refusal.ts';

const createForm = () => {
  const shown: Record<string, string | undefined> = {};
  const setError = (field: string, { message }: { message?: string }) => void (shown[field] = message);
  return { shown, form: { setError, getValues: () => ({ title: '', email: '' }) } as never };
};

const refusal = { status: 422, code: 'email-invalid', message: 'Please enter a valid email' };

describe('a refusal in a form', () => {
  it('stands at the field its code is about', () => {
    const { form, shown } = createForm();
    showRefusal(form, refusal, { 'email-invalid': 'email' });
    expect(shown).toEqual({ email: 'Please enter a valid email' });
  });

  it('stands at every field that it names', () => {
    const { form, shown } = createForm();
    showRefusal(form, { ...refusal, code: 'settings-invalid', errors: { title: 'The site needs a title.' } });
    expect(shown).toEqual({ title: 'The site needs a title.' });
  });

  it('stands above the buttons when it is about no field of this form', () => {
    const { form, shown } = createForm();
    showRefusal(form, { ...refusal, errors: { colour: 'Unknown' } });
    expect(shown).toEqual({ root: 'Please enter a valid email' });
  });
});
