import { callsByCapability } from '@sitewright/api/capabilities';
import { expect, it } from 'vitest';
import { areaName } from './area-names.ts';

it('areas have names of the menus, or readable ones of their own', () => {
  expect(['catalogue', 'media', 'page-costs', 'gift-cards'].map(areaName)).toEqual([
    'Products and stock',
    'Files',
    'Performance and load',
    'Gift cards',
  ]);
  const all = [...Object.keys(callsByCapability), 'pages'].map(areaName);
  for (const name of all) expect(name).toMatch(/^[A-Z](?:[^-]|-up emails)*$/);
  expect(new Set(all).size).toBe(new Set([...Object.keys(callsByCapability), 'pages']).size);
});
