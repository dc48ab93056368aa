import { copySection, type NewId, type Section } from '../../blocks/index.ts';

/** Sections with ids of their own for everything in them. */
export const copySections = (sections: readonly Section[], newId: NewId): Section[] =>
  sections.map((section) => ({
    ...copySection(section, newId),
    ...(section.anchor === undefined ? {} : { anchor: section.anchor }),
  }));
