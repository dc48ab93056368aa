import { describe, expect, it } from 'vitest';
import { currencyChoices, languageChoices, timeZoneChoices } from './setting-choices.ts';

describe('the choices of the general settings', () => {
  it('name time zones with their distance from Greenwich', () => {
    const tokyo = timeZoneChoices('').find(({ id }) => id === 'Asia/Tokyo');
    expect(tokyo).toEqual({ id: 'Asia/Tokyo', name: 'Asia/Tokyo', detail: 'GMT+9' });
  });

  it('offer a value that the site has though it is not in the list', () => {
    expect(languageChoices('gsw-CH').map(({ id }) => id)).toContain('gsw-CH');
    expect(timeZoneChoices('Etc/GMT+3')[0]?.id).toBe('Etc/GMT+3');
  });

  it('show the language first whose name is typed', () => {
    const choices = languageChoices('');
    for (const { id, name } of choices)
      expect(choices.find((each) => each.name.includes(name))?.id).toBe(id);
    const german = choices.filter(({ name }) => name.includes('German')).map(({ id }) => id);
    expect(german).toEqual(['de', 'de-AT', 'de-CH']);
  });

  it('hold every currency once, by name', () => {
    const currencies = currencyChoices();
    expect(new Set(currencies.map(({ id }) => id)).size).toBe(27);
    expect(currencies.find(({ id }) => id === 'CHF')?.name).toBe('Swiss Franc');
  });
});
