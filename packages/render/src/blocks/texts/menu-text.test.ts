import { describe, expect, it } from 'vitest';
import { readMenus } from './menu-text.ts';

describe('the text of a menu', () => {
  it('has menus, sections and dishes with their prices', () => {
    const text =
      'Lunch\n=====\nUntil three\n\nSoups\n-----\nOf the day\n\nPea soup\nWith mint\n$6\n\nBroth\n4.50\n\nWine\n----\n\nRiesling\nGlass $6 / Bottle $24';
    expect(readMenus(text)).toEqual([
      {
        title: 'Lunch',
        description: 'Until three',
        sections: [
          {
            title: 'Soups',
            description: 'Of the day',
            items: [
              { name: 'Pea soup', description: 'With mint', prices: ['$6'] },
              { name: 'Broth', description: '', prices: ['4.50'] },
            ],
          },
          {
            title: 'Wine',
            description: '',
            items: [{ name: 'Riesling', description: '', prices: ['Glass $6', 'Bottle $24'] }],
          },
        ],
      },
    ]);
  });

  it('needs neither menu nor section', () => {
    expect(readMenus('Olives\n4\r\n\r\nBread')).toEqual([
      {
        title: '',
        description: '',
        sections: [
          {
            title: '',
            description: '',
            items: [
              { name: 'Olives', description: '', prices: ['4'] },
              { name: 'Bread', description: '', prices: [] },
            ],
          },
        ],
      },
    ]);
    expect(readMenus('  \n\n')).toEqual([]);
  });
});
