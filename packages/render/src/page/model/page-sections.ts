import type { Section } from '@sitewright/domain/blocks';
import type { PageData } from './page-data.ts';
import { videoSection, videosOf } from './product-videos.ts';

/** All sections that the page may render: of the page, its items, its children and the block fields. */
export const sectionsOf = ({ collection, item, children = [], items = [], fields }: PageData): Section[] => {
  const sections: Section[] = [];
  for (const owners of [[collection, item], children, items])
    for (const owner of owners) {
      // Checked first: most items of a long list have neither.
      if (owner?.sections) sections.push(...owner.sections);
      if (owner?.fields) sections.push(...Object.values(owner.fields).flat());
    }
  sections.push(...videosOf(item).map(videoSection));
  if (fields) sections.push(...[...fields.values()].flat());
  return sections;
};
