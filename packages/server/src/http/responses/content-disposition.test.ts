import { expect, it } from 'vitest';
import { attachmentNamed } from './content-disposition.ts';

it.each([
  ['price list.pdf', 'price%20list.pdf'],
  [`it's (1) *new*.txt`, 'it%27s%20%281%29%20%2Anew%2A.txt'],
  ['Größe "x"\r\nx.docx', 'Gr%C3%B6%C3%9Fe%20%22x%22%0D%0Ax.docx'],
])('%j is escaped as the header demands', (filename, escaped) => {
  expect(attachmentNamed(filename)).toBe(`attachment; filename*=UTF-8''${escaped}`);
});
