import { describe, expect, it } from 'vitest';
import { emptyFilesText } from './empty-files.ts';

const textOf = (search: string, kind: Parameters<typeof emptyFilesText>[0]['kind'], canUpload = true) =>
  emptyFilesText({ search, kind, canUpload });

describe('a list of files without any', () => {
  it('says that there are none of the wanted kind where nothing was searched for', () => {
    expect(textOf('', 'image')).toEqual({
      isSearch: false,
      title: 'No pictures yet',
      text: 'Drop pictures here or upload them from your computer.',
    });
    expect(textOf('', 'all').title).toBe('No files yet');
  });

  it('asks nobody to upload who may not', () => {
    expect(textOf('', 'video', false).text).toBe('Nothing has been uploaded yet.');
  });

  it('speaks of the search once something was searched for', () => {
    expect(textOf('harbour', 'image')).toMatchObject({ isSearch: true, title: 'No results found' });
  });
});
