import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeAttribute } from '@sitewright/template';
import { attributeJson } from './attribute-json.ts';

const write = (value: unknown): string =>
  attributeJson(value, { hasSharedParts: false, charge: () => undefined });

describe('JSON in an attribute', () => {
  it('is the escaped JSON, for any value and any letters', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '\\', '&<>', '日本', 'é', '\n'),
    );
    const json = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.double(),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value')),
        fc.dictionary(text, tie('value')),
      ),
    })).value;
    fc.assert(
      fc.property(json, (value) => {
        expect(write(value)).toBe(escapeAttribute(JSON.stringify(value)));
      }),
    );
  });

  it('grows with the text', () => {
    const long = [`"${'x'.repeat(50_000)}"`, 'y'];
    expect(write(long)).toBe(escapeAttribute(JSON.stringify(long)));
  });

  it('writes dates as JSON does, leaves out what JSON leaves out, and nothing for a missing value', () => {
    expect(write({ at: new Date(0), gone: undefined })).toBe(
      '{&quot;at&quot;:&quot;1970-01-01T00:00:00.000Z&quot;}',
    );
    expect(write([undefined])).toBe('[null]');
    expect(write(undefined)).toBe('');
  });
});
