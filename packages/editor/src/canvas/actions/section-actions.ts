import {
  copySection,
  deleteSection,
  duplicateSection,
  insertSection,
  isLayoutRefusal,
  moveSection,
  pasteBlocks,
  setSection,
  type InsertPlace,
  type Section,
  type SectionChange,
} from '@sitewright/domain/blocks';
import type { Clip } from '../model/clipboard.ts';
import { nameOfSection, nameOfTheme } from '../model/describe.ts';
import { sectionIn, type Area, type PageAreas } from '../model/page-areas.ts';
import { nothing, selectBlocks } from '../model/selection.ts';
import { actionIn, type ActionResult } from './action.ts';
import { addBlock, type BlockToAdd } from './block-actions.ts';

type NewId = () => string;

const nameIn = (area: Area, section: Section): string => nameOfSection(section, area.layout.indexOf(section));

const newSection = (newId: NewId): Section => ({ id: newId(), theme: 'paper', blocks: [] });

export const addSection = (area: Area, after: string | null, newId: NewId): ActionResult => {
  const section = newSection(newId);
  return actionIn(area, insertSection(area.layout, { section, after }), {
    label: 'Add section',
    announcement: 'Section added. Add blocks to it.',
    select: { type: 'section', id: section.id },
  });
};

/** Adds the first block to an area without sections. */
export const addWithSection = (area: Area, block: Omit<BlockToAdd, 'at'>, newId: NewId): ActionResult => {
  const section = newSection(newId);
  const layout = insertSection(area.layout, { section, after: null });
  if (isLayoutRefusal(layout)) return layout;
  return addBlock({ ...area, layout }, { ...block, at: { sectionId: section.id } });
};

export const shiftSection = (pageAreas: PageAreas, id: string, by: 1 | -1): ActionResult => {
  const found = sectionIn(pageAreas, id);
  if (!found) return undefined;
  const { area, section } = found;
  const index = area.layout.indexOf(section);
  const neighbour = area.layout[index + by];
  if (!neighbour)
    return { noChangeText: `${nameIn(area, section)} is the ${by === 1 ? 'last' : 'first'} section here.` };
  const after = by === 1 ? neighbour.id : (area.layout[index - 2]?.id ?? null);
  return actionIn(area, moveSection(area.layout, { sectionId: id, after }), {
    label: 'Move section',
    announcement: `${nameIn(area, section)} moved ${by === 1 ? 'down' : 'up'}, now ${index + 1 + by} of ${area.layout.length}.`,
  });
};

export const removeSection = (
  pageAreas: PageAreas,
  id: string,
  label: 'Delete' | 'Cut' = 'Delete',
): ActionResult => {
  const found = sectionIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, deleteSection(found.area.layout, { sectionId: id }), {
      label: `${label} section`,
      announcement: `${nameIn(found.area, found.section)} ${label === 'Cut' ? 'cut' : 'deleted'}.`,
      select: nothing,
    })
  );
};

export const copySectionBelow = (pageAreas: PageAreas, id: string, newId: NewId): ActionResult => {
  const found = sectionIn(pageAreas, id);
  if (!found) return undefined;
  const edited = duplicateSection(found.area.layout, { sectionId: id, newId });
  const copy = isLayoutRefusal(edited) ? undefined : edited[edited.findIndex((each) => each.id === id) + 1];
  return actionIn(found.area, edited, {
    label: 'Duplicate section',
    announcement: `${nameIn(found.area, found.section)} duplicated.`,
    ...(copy ? { select: { type: 'section', id: copy.id } } : {}),
  });
};

const announcementOf = (name: string, change: SectionChange): string => {
  if (change.theme !== undefined) return `${name} theme set to ${nameOfTheme(change.theme)}.`;
  return `${name} changed.`;
};

export const changeSection = (pageAreas: PageAreas, id: string, change: SectionChange): ActionResult => {
  const found = sectionIn(pageAreas, id);
  return (
    found &&
    actionIn(found.area, setSection(found.area.layout, { sectionId: id, change }), {
      label: change.theme === undefined ? 'Change section' : 'Change theme',
      announcement: announcementOf(nameIn(found.area, found.section), change),
    })
  );
};

export interface PastePosition {
  readonly area: Area;
  readonly at: InsertPlace;
  /** Position for a whole section. */
  readonly afterSection: string | null;
}

export const pasteClip = (
  clip: Clip,
  { area, at, afterSection }: PastePosition,
  newId: NewId,
): ActionResult => {
  if ('section' in clip) {
    const section = copySection(clip.section, newId);
    return actionIn(area, insertSection(area.layout, { section, after: afterSection }), {
      label: 'Paste section',
      announcement: 'Section pasted.',
      select: { type: 'section', id: section.id },
    });
  }
  const ids: string[] = [];
  const noteId = () => {
    const id = newId();
    ids.push(id);
    return id;
  };
  const edited = pasteBlocks(area.layout, { blocks: clip.blocks, at, newId: noteId });
  const count = clip.blocks.length;
  const texts = count === 1 ? 'block' : `${count} blocks`;
  return actionIn(area, edited, {
    label: `Paste ${texts}`,
    announcement: `${count === 1 ? 'Block' : texts} pasted.`,
    select: selectBlocks(ids),
  });
};
