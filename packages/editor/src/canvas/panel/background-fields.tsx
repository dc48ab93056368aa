import type { Section } from '@sitewright/domain/blocks';
import { Suspense } from 'react';
import { ValueSettings, type SettingGroup, type ValueRules } from '../../blocks/index.ts';
import { Skeleton } from '../../controls/index.ts';
import { changeSection } from '../actions/section-actions.ts';
import { useCanvas } from '../state/canvas-context.ts';
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
        label: 'Picture behind it',
        hint: 'Only decorates. The part that stays in view is set with the file.',
      },
      {
        control: 'file',
        field: 'videoId',
        kind: 'video',
        label: 'Film behind it',
        hint: 'Plays without sound for visitors; here, and until it plays, the picture stands for it.',
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
      <Suspense fallback={<Skeleton rows={2} shape="form" />}>
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
      </Suspense>
    </PartBoundary>
  );
};
