import { describe, expect, it } from 'vitest';
import { blockDefaults, blockKinds } from '../index.ts';
import { blockFieldConstraints, blockFields, findBlockValueFaults } from '../blocks-schemas.ts';

describe('what is wrong with a value', () => {
  it.each(blockKinds)('is nothing for a new %s', (kind) => {
    expect(findBlockValueFaults(kind, blockDefaults[kind])).toEqual({});
  });

  it('[EDT-13] names the choice that is none', () => {
    expect(findBlockValueFaults('line', { style: 'wavy' })).toEqual({
      style: 'wavy is not one of the expected options',
    });
    expect(findBlockValueFaults('line', { style: '$&' })).toEqual({
      style: '$& is not one of the expected options',
    });
  });

  it('[GAL-02] names the range at the field', () => {
    const options = { design: 'grid', padding: 51, 'thumbnails-per-row': 2.5 };
    expect(findBlockValueFaults('gallery', { options, items: [] })).toEqual({
      'options.padding': 'Enter a whole number from 0 to 50.',
      'options.thumbnails-per-row': 'Enter a whole number from 1 to 10.',
    });
    const location = { mapLat: Number.NaN, mapLng: 181 };
    expect(findBlockValueFaults('map', { location })).toEqual({
      'location.mapLat': 'Enter a number from -90 to 90.',
      'location.mapLng': 'Enter a number from -180 to 180.',
    });
  });

  it('tells what is missing at the missing field, also in a list', () => {
    expect(findBlockValueFaults('quote', {})).toEqual({ quote: 'This is needed.' });
    expect(findBlockValueFaults('accordion', { items: [{ id: 'a', title: 'A' }, { id: 'b' }] })).toEqual({
      'items.1.title': 'This is needed.',
    });
  });

  it('tells texts and lists that are too long, colours that are none and keys that nobody knows', () => {
    expect(findBlockValueFaults('quote', { quote: '', source: 'x'.repeat(501) })).toEqual({
      source: 'Enter at most 500 characters.',
    });
    expect(findBlockValueFaults('scrollingText', { items: Array.from({ length: 51 }, () => 'x') })).toEqual({
      items: 'There is room for 50 of them.',
    });
    expect(findBlockValueFaults('shape', { shape: 'pill', backgroundColor: 'red' })).toEqual({
      backgroundColor: 'Enter a colour such as #e8432a.',
    });
    expect(findBlockValueFaults('spacer', { heihgt: 1 })).toEqual({
      heihgt: 'This field is not known here.',
    });
  });
});

describe('facts of a field', () => {
  it('are read from the schema, in groups and lists too', () => {
    expect(blockFieldConstraints('gallery', 'options.padding')).toEqual({
      type: 'number',
      isRequired: false,
      isWhole: true,
      min: 0,
      max: 50,
    });
    expect(blockFieldConstraints('accordion', 'items.title')).toMatchObject({
      type: 'text',
      isRequired: true,
    });
    expect(blockFieldConstraints('accordion', 'items.3.title')).toMatchObject({ type: 'text', max: 500 });
    expect(blockFieldConstraints('line', 'style')?.choices).toEqual(['solid', 'dashed', 'dotted']);
    expect(blockFieldConstraints('line', 'colour')).toBeUndefined();
  });

  it('name every field', () => {
    expect(blockFields('line')).toEqual(['weight', 'style']);
    expect(blockFields('map')).toContain('location.mapLat');
    expect(blockFields('accordion')).toContain('items.title');
    expect(blockFields('chart')).toEqual([
      'type',
      'title',
      'labels',
      'series.name',
      'series.values',
      'isTableShown',
    ]);
  });
});
