// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { hasTextSelection, isOutsideCanvas } from './key-target.ts';

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

describe('keys and the clipboard of the canvas', () => {
  it('are about the page while nothing else is open', () => {
    document.body.innerHTML = '<button>Undo</button><input type="checkbox">';
    for (const element of document.body.children) expect(isOutsideCanvas(element)).toBe(false);
    expect(hasTextSelection(document.body)).toBe(false);
  });

  it('leave words alone that are marked on the screen', () => {
    document.body.innerHTML = '<p>Why it failed</p>';
    document.getSelection()?.selectAllChildren(document.body);
    expect(hasTextSelection(document.body)).toBe(true);
  });

  it('do nothing behind a dialog, nor in a field', () => {
    document.body.innerHTML = '<input>';
    expect(isOutsideCanvas(document.body.firstElementChild)).toBe(true);
    document.body.innerHTML = '<div role="alertdialog"></div>';
    expect(isOutsideCanvas(document.body)).toBe(true);
  });
});
