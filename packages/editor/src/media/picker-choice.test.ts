import { describe, expect, it } from 'vitest';
import type { Asset } from './asset.ts';
import { beginUpload, chooseByHand, chooseUploaded, noChoice, type Choice } from './picker-choice.ts';

const file = (id: string) => ({ id }) as Asset;
const [a, b] = [file('a'), file('b')];
const idsOf = ({ assets }: Choice) => assets.map(({ id }) => id);
const inView = [a, b];

describe('the picker for one file', () => {
  it('takes a file that was uploaded, unless another was chosen while it was on its way', () => {
    const uploading = beginUpload(noChoice);
    expect(idsOf(chooseUploaded(uploading, b, false))).toEqual(['b']);
    const chosen = chooseByHand(uploading, { ids: new Set(['a']), inView }, false);
    expect(idsOf(chooseUploaded(chosen, b, false))).toEqual(['a']);
  });

  it('takes a file that was uploaded after another was chosen', () => {
    const chosen = chooseByHand(noChoice, { ids: new Set(['a']), inView }, false);
    expect(idsOf(chooseUploaded(beginUpload(chosen), b, false))).toEqual(['b']);
  });
});

describe('the picker for several files', () => {
  it('adds what was uploaded to what is chosen, and keeps what the list does not show', () => {
    const chosen = chooseByHand(noChoice, { ids: new Set(['a']), inView }, true);
    const both = chooseUploaded(chosen, b, true);
    expect(idsOf(both)).toEqual(['a', 'b']);
    expect(idsOf(chooseByHand(both, { ids: new Set(['a', 'b']), inView: [] }, true))).toEqual(['a', 'b']);
  });
});
