import { describe, expect, it } from 'vitest';
import { filterGroups, groupFiles } from './group-files.ts';
import { labelFor, type TemplateFile } from './template-file.ts';

const file = (path: string): TemplateFile => ({
  path,
  length: 1,
  revision: 1,
  publishedRevision: 1,
  hasChanges: false,
  isRemoved: false,
  isTrashed: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: 'Ada',
});

const files = [
  'site.region',
  'template.conf',
  'blocks/card.block',
  'styles/parts/a.less',
  'notes/readme.md',
].map(file);
const groups = groupFiles(files, [{ path: 'assets/logo.svg', bytes: 10 }]);

describe('the files of a template', () => {
  it('[EDT-17] stand in groups by what they are', () => {
    const named = groups.map(({ name, nodes }) => [name, nodes.map((node) => node.name)]);
    expect(named).toEqual([
      ['Regions', ['site.region']],
      ['Pages', []],
      ['Collections', []],
      ['Blocks', ['card.block']],
      ['Styles', ['parts/a.less']],
      ['Scripts', []],
      ['Texts', []],
      ['Configuration', ['template.conf']],
      ['Other files', ['notes/readme.md']],
      ['Assets', ['logo.svg']],
    ]);
  });

  it('are found by a part of their path', () => {
    const found = filterGroups(groups, ' A.LESS ');
    expect(found.map(({ name }) => name)).toEqual(['Styles']);
    expect(filterGroups(groups, 'nothing')).toEqual([]);
  });

  it('give a command a name that fits', () => {
    expect(labelFor('Edit', 'site.region')).toBe('Edit site.region');
    const label = labelFor('Duplicate', `blocks/${'x'.repeat(150)}.block`);
    expect(label).toHaveLength(100);
    expect(label.endsWith('.block')).toBe(true);
  });
});
