import {
  blockDefaults,
  blockKinds,
  galleryDesigns,
  galleryOptionNames,
  type GalleryDesign,
} from '@sitewright/domain/blocks';
import { blockFieldConstraints, blockFields } from '@sitewright/domain/blocks/schemas';
import { describe, expect, it } from 'vitest';
import { settingFields, type KindSettings, type Setting } from '../settings/setting.ts';
import { kindSettings } from './kind-settings.ts';

const settingsOf = ({ groups }: KindSettings): Setting[] => groups.flatMap(({ settings }) => settings);
const inEntries = (setting: Setting): Setting[] =>
  setting.control === 'list' ? setting.entry.flatMap(inEntries) : [setting];

describe('[EDT-16 (rule)] the settings of a block', () => {
  it.each(blockKinds)('%s: there is one for every field, or a reason why not', (kind) => {
    const { uneditedFields = {} } = kindSettings[kind];
    const covered = [
      ...settingsOf(kindSettings[kind]).flatMap(settingFields),
      ...Object.keys(uneditedFields),
    ];
    expect(covered.toSorted()).toEqual(blockFields(kind).toSorted());
    for (const reason of Object.values(uneditedFields)) expect(reason).toMatch(/\w{3}.*[.]$/);
  });

  it.each(blockKinds)('%s: choices have names, labels differ within a group', (kind) => {
    for (const { settings } of kindSettings[kind].groups) {
      const labels = settings.flatMap((setting) =>
        setting.control === 'custom' || setting.when ? [] : [setting.label],
      );
      expect(new Set(labels).size).toBe(labels.length);
    }
    for (const setting of settingsOf(kindSettings[kind])) {
      if (setting.control !== 'choice') continue;
      const choices = blockFieldConstraints(kind, setting.field)?.choices ?? [];
      expect(choices.length).toBeGreaterThan(1);
      expect(choices.filter((choice) => setting.names[choice] === undefined)).toEqual([]);
    }
  });

  it.each(blockKinds)('%s: each control suits what its field holds', (kind) => {
    const types = { number: 'number', switch: 'switch', choice: 'choice', text: 'text', address: 'text' };
    for (const setting of settingsOf(kindSettings[kind])) {
      if (!(setting.control in types) || setting.control === 'custom') continue;
      const expected: unknown = Reflect.get(types, setting.control);
      expect([setting.field, blockFieldConstraints(kind, setting.field)?.type]).toEqual([
        setting.field,
        expected,
      ]);
    }
  });

  it('[EDT-13] a list says how its entries begin, and they may be saved', () => {
    for (const kind of blockKinds)
      for (const setting of settingsOf(kindSettings[kind]))
        if (setting.control === 'list') {
          expect(setting.start(() => 'a'.repeat(24))).toBeTypeOf('object');
          expect(setting.entry.flatMap(inEntries).length).toBeGreaterThan(1);
        }
  });
});

describe('[GAL-02] the settings of a gallery', () => {
  const gallery = settingsOf(kindSettings.gallery);
  const shownFor = (design: GalleryDesign, options: object = {}): string[] =>
    gallery
      .filter(({ when }) => when?.({ ...blockDefaults.gallery, options: { design, ...options } }) ?? true)
      .flatMap((setting) => ('field' in setting ? [setting.field.replace('options.', '')] : []))
      .filter((field) => galleryOptionNames.some((name) => name === field));

  it('have every option of the table', () => {
    const fields = gallery.flatMap(settingFields);
    for (const name of galleryOptionNames) expect(fields).toContain(`options.${name}`);
  });

  it.each(galleryDesigns)('%s: shows only what has an effect', (design) => {
    expect(shownFor(design)).toContain('design');
    expect(shownFor(design).includes('autoplay')).toBe(design === 'slideshow' || design === 'slider');
    expect(shownFor(design)).not.toContain('autoplay-duration');
    expect(shownFor(design).includes('thumbnails-per-row')).toBe(design === 'grid');
  });

  it('show what another option brings along', () => {
    expect(shownFor('slideshow', { autoplay: true })).toContain('autoplay-duration');
    expect(shownFor('grid', { lightbox: true })).toContain('lightboxTheme');
    expect(shownFor('grid', { lightbox: true })).not.toContain('newWindow');
  });
});
