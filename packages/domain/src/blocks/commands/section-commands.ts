import type { Section } from '../layout/layout.ts';
import type { NewId } from './copy-commands.ts';
import {
  editSection,
  findSection,
  isLayoutRefusal,
  sectionGone,
  withinLimits,
  type EditedLayout,
  type Layout,
} from './edit-layout.ts';

/** The id of the preceding section; null for the first position. */
type After = string | null;

const insertAfter = (layout: Layout, section: Section, after: After): EditedLayout => {
  if (after === null) return [section, ...layout];
  const index = layout.findIndex(({ id }) => id === after);
  return index === -1 ? sectionGone : layout.toSpliced(index + 1, 0, section);
};

export const insertSection = (
  layout: Layout,
  { section, after }: { readonly section: Section; readonly after: After },
): EditedLayout => {
  const edited = insertAfter(layout, section, after);
  return isLayoutRefusal(edited) ? edited : withinLimits(edited);
};

/** A copy with new ids and without anchor, which must be unique. */
export const copySection = (section: Section, newId: NewId): Section => {
  const { anchor: _anchor, ...rest } = section;
  return { ...rest, id: newId(), blocks: section.blocks.map((block) => ({ ...block, id: newId() })) };
};

export const duplicateSection = (
  layout: Layout,
  { sectionId, newId }: { readonly sectionId: string; readonly newId: NewId },
): EditedLayout => {
  const section = findSection(layout, sectionId);
  return section
    ? insertSection(layout, { section: copySection(section, newId), after: sectionId })
    : sectionGone;
};

export const moveSection = (
  layout: Layout,
  { sectionId, after }: { readonly sectionId: string; readonly after: After },
): EditedLayout => {
  const section = findSection(layout, sectionId);
  if (!section) return sectionGone;
  if (after === sectionId) return layout;
  return insertAfter(
    layout.filter(({ id }) => id !== sectionId),
    section,
    after,
  );
};

export const deleteSection = (layout: Layout, { sectionId }: { readonly sectionId: string }): EditedLayout =>
  findSection(layout, sectionId) ? layout.filter(({ id }) => id !== sectionId) : sectionGone;

type SectionFields = Omit<Section, 'id' | 'blocks'>;
/** Undefined removes a field. */
export type SectionChange = { readonly [Key in keyof SectionFields]?: SectionFields[Key] | undefined };

const ANCHOR = /^[a-z][a-z0-9-]{0,99}$/i;

const isFilled = ([, field]: [string, unknown]): boolean => field !== undefined && field !== '';

const changeSection = ({ id, theme, blocks, ...fields }: Section, change: SectionChange): Section => ({
  ...Object.fromEntries(Object.entries({ ...fields, ...change }).filter(isFilled)),
  id,
  theme: change.theme ?? theme,
  blocks,
});

/** Changes fields of a section other than its blocks: theme, width, name, anchor, background. */
export const setSection = (
  layout: Layout,
  { sectionId, change }: { readonly sectionId: string; readonly change: SectionChange },
): EditedLayout => {
  const { anchor = '' } = change;
  if (anchor !== '' && !ANCHOR.test(anchor)) return { code: 'anchor-invalid' };
  if (anchor !== '' && layout.some((other) => other.id !== sectionId && other.anchor === anchor))
    return { code: 'anchor-taken' };
  return editSection(layout, sectionId, (section) => changeSection(section, change));
};
