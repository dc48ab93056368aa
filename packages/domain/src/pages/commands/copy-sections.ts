import { copySection, type NewId, type Section } from '../../blocks/index.ts';

/** Copies sections with new ids. */
export const copySections = (sections: readonly Section[], newId: NewId): Section[] =>
  sections.map((section) => ({
    ...copySection(section, newId),
    ...(section.anchor === undefined ? {} : { anchor: section.anchor }),
  }));
