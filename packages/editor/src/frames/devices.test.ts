import { describe, expect, it } from 'vitest';
import { fitDevice } from './devices.ts';

describe('the preview', () => {
  it('makes a desktop page smaller until it fits, and as much taller', () => {
    expect(fitDevice('desktop', { width: 640, height: 400 })).toEqual({
      scale: 0.5,
      width: 1280,
      height: 800,
    });
  });

  it('gives a desktop page all of a wider room', () => {
    expect(fitDevice('desktop', { width: 1600, height: 900 })).toEqual({
      scale: 1,
      width: 1600,
      height: 900,
    });
  });

  it('never makes a phone’s page larger', () => {
    expect(fitDevice('phone', { width: 900, height: 700 })).toEqual({ scale: 1, width: 390, height: 700 });
  });
});
