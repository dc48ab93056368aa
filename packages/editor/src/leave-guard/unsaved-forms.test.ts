import { describe, expect, it } from 'vitest';
import { createUnsavedForms, type LeaveAnswer } from './unsaved-forms.ts';

const createForm = (isDirty: boolean, canSave = true) => {
  const saved: boolean[] = [];
  const save = () => {
    saved.push(canSave);
    return Promise.resolve(canSave);
  };
  return { form: { isDirty: () => isDirty, save }, saved };
};

const answering = (answer: LeaveAnswer) => {
  const asked: LeaveAnswer[] = [];
  const ask = () => {
    asked.push(answer);
    return Promise.resolve(answer);
  };
  return { ask, asked };
};

describe('leaving a screen', () => {
  it('asks nothing when nothing was typed', async () => {
    const unsaved = createUnsavedForms();
    unsaved.register(createForm(false).form);
    const { ask, asked } = answering('stay');
    expect(await unsaved.confirmLeave(ask)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('stays when the person wants to stay', async () => {
    const unsaved = createUnsavedForms();
    unsaved.register(createForm(true).form);
    expect(await unsaved.confirmLeave(answering('stay').ask)).toBe(false);
    expect(unsaved.isAny()).toBe(true);
  });

  it('goes on after saving, and stays where saving was refused', async () => {
    const unsaved = createUnsavedForms();
    const good = createForm(true);
    const leave = unsaved.register(good.form);
    expect(await unsaved.confirmLeave(answering('save').ask)).toBe(true);
    expect(good.saved).toEqual([true]);
    leave();
    unsaved.register(createForm(true, false).form);
    expect(await unsaved.confirmLeave(answering('save').ask)).toBe(false);
  });

  it('asks only once about a form that was discarded', async () => {
    const unsaved = createUnsavedForms();
    unsaved.register(createForm(true).form);
    expect(await unsaved.confirmLeave(answering('discard').ask)).toBe(true);
    expect(unsaved.isAny()).toBe(false);
  });

  it('asks again about a discardable form that is changed again', async () => {
    const unsaved = createUnsavedForms();
    let isDirty = true;
    const { form } = createForm(true);
    unsaved.register({ ...form, isDirty: () => isDirty, discard: () => void (isDirty = false) });
    expect(await unsaved.confirmLeave(answering('discard').ask)).toBe(true);
    expect(unsaved.isAny()).toBe(false);
    isDirty = true;
    const { ask, asked } = answering('stay');
    expect(await unsaved.confirmLeave(ask)).toBe(false);
    expect(asked).toEqual(['stay']);
  });
});
