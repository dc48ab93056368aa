import type { Section } from '@sitewright/domain/blocks';
import { useState } from 'react';
import { Button, Disclosure, Segmented, TextField } from '../../controls/index.ts';
import { usePendingField } from '../../documents/index.ts';
import { followDesktop } from '../actions/phone-actions.ts';
import { changeSection } from '../actions/section-actions.ts';
import { useCanvas } from '../canvas-context.ts';
import { nameOfSection } from '../model/describe.ts';
import type { AreaSection } from '../model/page-areas.ts';
import { sectionElement } from '../frame/frame-marks.ts';
import { BackgroundFields } from './background-fields.tsx';
import { BlockStyle } from './block-style.tsx';
import { PanelFields } from './panel-fields.tsx';
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

/** Committed on blur, so that single characters are no undo entries. */
const SectionField = ({ section, name, label, hint }: SectionFieldProps) => {
  const { perform } = useCanvas();
  const stored = section[name] ?? '';
  const [typed, setTyped] = useState<string>();
  const commit = () => {
    const value = (typed ?? stored).trim();
    if (typed === undefined) return;
    if (value === stored || perform((pageAreas) => changeSection(pageAreas, section.id, { [name]: value })))
      setTyped(undefined);
  };
  usePendingField(commit);
  return (
    <TextField
      label={label}
      hint={hint}
      value={typed ?? stored}
      onChange={setTyped}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
};

/** Settings of a section. */
export const SectionPanel = ({ area, section }: AreaSection) => {
  const { page, perform } = useCanvas();
  const changed = section.blocks.filter(({ phone }) => phone).map(({ id }) => id);
  return (
    <>
      <PanelHead title={nameOfSection(section, area.layout.indexOf(section))} />
      <PanelFields>
        <Disclosure title="Appearance">
          <ThemeField section={section} />
          <BackgroundFields section={section} />
          <div className="panel-field">
            <span className="field-label">Width</span>
            <Segmented
              label="Width"
              segments={widths}
              value={section.width ?? 'page'}
              onChange={(width) =>
                void perform((pageAreas) =>
                  changeSection(pageAreas, section.id, { width: width === 'full' ? 'full' : undefined }),
                )
              }
            />
          </div>
        </Disclosure>
        <BlockStyle
          layer="section"
          styles={section.styles}
          elements={() => (page ? [sectionElement(page, section.id)] : [])}
          onChange={(styles) => void perform((pageAreas) => changeSection(pageAreas, section.id, { styles }))}
        />
        <Disclosure title="Name">
          <SectionField section={section} name="name" label="Name" hint="Shown in the outline only." />
          <SectionField
            section={section}
            name="anchor"
            label="Anchor"
            hint="Link to this section with # followed by this name."
          />
        </Disclosure>
        <Disclosure title="Phone">
          <div className="panel-row">
            <span>{changed.length === 0 ? 'Same as desktop' : `${changed.length} with custom layout`}</span>
            {changed.length === 0 ? null : (
              <Button onPress={() => void perform((pageAreas) => followDesktop(pageAreas, changed))}>
                Reset
              </Button>
            )}
          </div>
        </Disclosure>
      </PanelFields>
    </>
  );
};
