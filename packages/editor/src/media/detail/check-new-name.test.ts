import { mediaMessages } from '@sitewright/domain/media';
import { describe, expect, it } from 'vitest';
import { checkNewName } from './check-new-name.ts';

describe('a new name for a file', () => {
  it('may be the one it has, also with a sign that nobody could type', () => {
    expect(checkNewName('Scan 12:30.pdf', ' Scan 12:30.pdf ')).toBe('unchanged');
  });

  it('has no signs of paths and is not empty', () => {
    expect(checkNewName('Scan 12:30.pdf', 'Scan 12:31.pdf')).toEqual({
      fault: mediaMessages['file-name-signs'],
    });
    expect(checkNewName('a.pdf', ' ')).toEqual({ fault: mediaMessages['file-name-missing'] });
    expect(checkNewName('a.pdf', 'b.pdf')).toEqual({});
  });
});
