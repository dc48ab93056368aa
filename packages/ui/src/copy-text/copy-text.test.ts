import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

/** A page, and what was copied. */
const openPage = (allows: { readonly command: boolean }) => {
  const copied: string[] = [];
  const page = new EventTarget();
  const execCommand = () => {
    if (!allows.command) return false;
    // Like the canvas, which copies the selected block.
    page.addEventListener('copy', () => void copied.push('a block'), { once: true });
    const clipboardData = { setData: (_type: string, text: string) => void copied.push(text) };
    page.dispatchEvent(Object.assign(new Event('copy'), { clipboardData }));
    return true;
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { execCommand });
  return copied;
};

afterEach(() => void vi.unstubAllGlobals());

describe('copying a text', () => {
  it('uses the clipboard where there is one', async () => {
    const copied = openPage({ command: true });
    const written: string[] = [];
    const writeText = (text: string) => Promise.resolve(void written.push(text));
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    expect(await copyText('/a.pdf')).toBe(true);
    expect(written).toEqual(['/a.pdf']);
    expect(copied).toEqual([]);
  });

  describe('on a page without https, which has none,', () => {
    beforeEach(() => void vi.stubGlobal('navigator', {}));

    it('is done by the copy that a press may make, past whoever else hears it', async () => {
      const copied = openPage({ command: true });
      expect(await copyText('/a.pdf')).toBe(true);
      expect(copied).toEqual(['/a.pdf']);
    });

    it('says so where the browser does not let it', async () => {
      openPage({ command: false });
      expect(await copyText('/a.pdf')).toBe(false);
    });
  });

  it('tries the other way where the clipboard refuses', async () => {
    const copied = openPage({ command: true });
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    expect(await copyText('/a.pdf')).toBe(true);
    expect(copied).toEqual(['/a.pdf']);
  });
});
