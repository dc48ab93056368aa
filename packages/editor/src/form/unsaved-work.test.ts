import { describe, expect, it } from 'vitest';
import { createUnsavedWork, type LeaveAnswer } from './unsaved-work.ts';

const form = (isDirty: boolean, canSave = true) => {
  const saved: boolean[] = [];
  const save = () => {
    saved.push(canSave);
    return Promise.resolve(canSave);
  };
  return { work: { isDirty: () => isDirty, save }, saved };
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
    const unsaved = createUnsavedWork();
    unsaved.register(form(false).work);
    const { ask, asked } = answering('stay');
    expect(await unsaved.settle(ask)).toBe(true);
    expect(asked).toEqual([]);
  });

  it('stays when the person wants to stay', async () => {
    const unsaved = createUnsavedWork();
    unsaved.register(form(true).work);
    expect(await unsaved.settle(answering('stay').ask)).toBe(false);
    expect(unsaved.isAny()).toBe(true);
  });

  it('goes on after saving, and stays where saving was refused', async () => {
    const unsaved = createUnsavedWork();
    const good = form(true);
    const leave = unsaved.register(good.work);
    expect(await unsaved.settle(answering('save').ask)).toBe(true);
    expect(good.saved).toEqual([true]);
    leave();
    unsaved.register(form(true, false).work);
    expect(await unsaved.settle(answering('save').ask)).toBe(false);
  });

  it('asks only once about work that was given up', async () => {
    const unsaved = createUnsavedWork();
    unsaved.register(form(true).work);
    expect(await unsaved.settle(answering('discard').ask)).toBe(true);
    expect(unsaved.isAny()).toBe(false);
  });

  it('asks again about work that was given up by itself and is done anew', async () => {
    const unsaved = createUnsavedWork();
    let isDirty = true;
    const { work } = form(true);
    unsaved.register({ ...work, isDirty: () => isDirty, discard: () => void (isDirty = false) });
    expect(await unsaved.settle(answering('discard').ask)).toBe(true);
    expect(unsaved.isAny()).toBe(false);
    isDirty = true;
    const { ask, asked } = answering('stay');
    expect(await unsaved.settle(ask)).toBe(false);
    expect(asked).toEqual(['stay']);
  });
});
