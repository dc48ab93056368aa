import { describe, expect, it } from 'vitest';
import { cleanVatNumber, isVatNumber, vatNumberExample } from './index.ts';

describe('a VAT number', () => {
  it.each([
    ['ATU 1234 5678', 'AT'],
    ['BE 0123.456.789', 'BE'],
    ['DE123456789', 'DE'],
    ['EL123456789', 'GR'],
    ['GR123456789', 'GR'],
    ['ESB12345678', 'ES'],
    ['FR 12 345678901', 'FR'],
    ['GB 123 4567 89', 'GB'],
    ['GBGD123', 'GB'],
    ['XI123456789', 'GB'],
    ['IE1234567WA', 'IE'],
    ['NL123456789B01', 'NL'],
    ['PT 123 456 789', 'PT'],
    ['SE123456789001', 'SE'],
  ])('%s is one in %s', (text, country) => expect(isVatNumber(text, country)).toBe(true));

  it.each([
    ['DE12345678', 'DE'],
    ['ATX12345678', 'AT'],
    ['123456789', 'AT'],
    ['NL123456789', 'NL'],
    ['ES123456789', 'ES'],
    ['GB1234567', 'GB'],
    ['PT12345678A', 'PT'],
    ['PT', 'PT'],
    ['–', 'US'],
  ])('%s is none in %s', (text, country) => expect(isVatNumber(text, country)).toBe(false));

  it('may be of another country than the address', () => {
    expect(isVatNumber('NL123456789B01', 'DE')).toBe(true);
    expect(cleanVatNumber('nl 1234.56.789 b01', 'DE')).toBe('NL123456789B01');
  });

  it('is completed with the prefix of the country', () => {
    expect(cleanVatNumber('123 456 789', 'PT')).toBe('PT123456789');
    expect(cleanVatNumber('123456789', 'GR')).toBe('EL123456789');
    expect(cleanVatNumber(' ', 'PT')).toBe('');
  });

  it('is taken as it is where the format of the country is not known', () => {
    expect(isVatNumber('CHE-123.456.789 MWST', 'CH')).toBe(true);
    expect(cleanVatNumber('CHE-123.456.789 MWST', 'CH')).toBe('CHE123456789MWST');
  });

  it('has an example for messages', () => {
    expect(vatNumberExample('1', 'PT')).toBe('PT123456789');
    expect(vatNumberExample('ATU1', 'PT')).toBe('ATU12345678');
  });
});
