import type { Section } from '@sitewright/domain/blocks';
import { ValueSettings, type SettingGroup, type ValueRules } from '../../blocks/index.ts';
import { changeSection } from '../actions/section-actions.ts';
import { useCanvas } from '../canvas-context.ts';
import { sectionIn } from '../model/page-areas.ts';
import { readBackground, writeBackground } from '../model/section-background.ts';
import { PartBoundary } from '../part-boundary.tsx';

const groups: readonly SettingGroup[] = [
  {
    settings: [
      {
        control: 'file',
        field: 'imageId',
        kind: 'image',
        label: 'Background image',
        hint: 'Decorative only. Set the focal point in the file settings.',
      },
      {
        control: 'file',
        field: 'videoId',
        kind: 'video',
        label: 'Background video',
        hint: 'Plays muted on the live site. The image shows here and until the video plays.',
      },
    ],
  },
];

/** Files are chosen from a list and need no validation. */
const rules: ValueRules = { validate: () => ({}), fieldInfo: () => undefined };

/** Background image and video of a section. */
export const BackgroundFields = ({ section }: { readonly section: Section }) => {
  const { pageAreasNow, perform } = useCanvas();
  const { id } = section;
  return (
    <PartBoundary>
      <ValueSettings
        id={`ground ${id}`}
        value={{ ...readBackground(section) }}
        valueNow={() => {
          const now = sectionIn(pageAreasNow(), id)?.section;
          return now && { ...readBackground(now) };
        }}
        rules={rules}
        groups={groups}
        onChange={(ground) =>
          void perform((pageAreas) => changeSection(pageAreas, id, writeBackground(ground)))
        }
      />
    </PartBoundary>
  );
};
