import type { Section } from '@sitewright/domain/blocks';
import { useState } from 'react';
import { Button, Disclosure, Segmented, TextField } from '../../controls/index.ts';
import { useWaitingField } from '../../document/index.ts';
import { followDesktop } from '../acts/phone-acts.ts';
import { changeSection } from '../acts/section-acts.ts';
import { useCanvas } from '../state/canvas-context.ts';
import { nameOfSection } from '../model/describe.ts';
import type { SceneSection } from '../model/scene.ts';
import { sectionElement } from '../frame/frame-marks.ts';
import { GroundFields } from './ground-fields.tsx';
import { OwnLook } from './own-look.tsx';
import { PanelHead } from './panel-head.tsx';
import { ThemeField } from './theme-field.tsx';

const widths = [
  { id: 'page', name: 'Page' },
  { id: 'full', name: 'Full' },
] as const;

interface SectionFieldProps {
  readonly section: Section;
  readonly name: 'name' | 'anchor';
  readonly label: string;
  readonly hint: string;
}

/** Stored when it is left: every letter on its own would be a step of undo. */
const SectionField = ({ section, name, label, hint }: SectionFieldProps) => {
  const { perform } = useCanvas();
  const stored = section[name] ?? '';
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    const value = (typed ?? stored).trim();
    if (typed === undefined) return;
    if (value === stored || perform((scene) => changeSection(scene, section.id, { [name]: value })))
      setTyped(undefined);
  };
  useWaitingField(keep);
  return (
    <TextField
      label={label}
      hint={hint}
      value={typed ?? stored}
      onChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
      }}
    />
  );
};

/** Settings of one section. */
export const SectionPanel = ({ area, section }: SceneSection) => {
  const { page, perform } = useCanvas();
  const changed = section.blocks.filter(({ phone }) => phone).map(({ id }) => id);
  return (
    <>
      <PanelHead title={nameOfSection(section, area.layout.indexOf(section))} />
      <Disclosure title="Look">
        <ThemeField section={section} />
        <GroundFields section={section} />
        <div className="panel-field">
          <span className="field-label">Width</span>
          <Segmented
            label="Width"
            segments={widths}
            value={section.width ?? 'page'}
            onChange={(width) =>
              void perform((scene) =>
                changeSection(scene, section.id, { width: width === 'full' ? 'full' : undefined }),
              )
            }
          />
        </div>
      </Disclosure>
      <OwnLook
        layer="section"
        styles={section.styles}
        elements={() => (page ? [sectionElement(page, section.id)] : [])}
        onChange={(styles) => void perform((scene) => changeSection(scene, section.id, { styles }))}
      />
      <Disclosure title="Name">
        <SectionField section={section} name="name" label="Name" hint="Only you see it, in the outline." />
        <SectionField
          section={section}
          name="anchor"
          label="Anchor"
          hint="Links that end with # and this word lead here."
        />
      </Disclosure>
      <Disclosure title="Phone">
        <div className="panel-row">
          <span>{changed.length === 0 ? 'Follows the desktop' : `${changed.length} placed by hand`}</span>
          {changed.length === 0 ? null : (
            <Button onPress={() => void perform((scene) => followDesktop(scene, changed))}>Reset</Button>
          )}
        </div>
      </Disclosure>
    </>
  );
};
