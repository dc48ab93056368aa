import { describe, expect, it } from 'vitest';
import { filterCommands } from './palette-filter.ts';

const commands = [
  { id: 'pages', label: 'Pages' },
  { id: 'general', label: 'General settings', keywords: 'title time zone currency' },
  { id: 'people', label: 'Contributors', keywords: 'people roles' },
  { id: 'invite', label: 'Invite contributor', keywords: 'people' },
  { id: 'out', label: 'Sign out', keywords: 'log out' },
];

const found = (typed: string) => filterCommands(commands, typed).map(({ id }) => id);

describe('the command palette', () => {
  it('shows everything in its order before anything is typed', () => {
    expect(found(' ')).toEqual(['pages', 'general', 'people', 'invite', 'out']);
  });

  it('finds by the beginnings of words in any order and case', () => {
    expect(found('CONTR inv')).toEqual(['invite']);
    expect(found('out sig')).toEqual(['out']);
  });

  it('puts names that begin so before names that hold the word, and those before other words', () => {
    expect(found('cont')).toEqual(['people', 'invite']);
    expect(found('people')).toEqual(['people', 'invite']);
    expect(found('zone')).toEqual(['general']);
  });

  it('does not find the middle of a word', () => {
    expect(found('ages')).toEqual([]);
  });
});
