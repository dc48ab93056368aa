import type { SiteForm } from '@sitewright/domain/forms';
import { ClipboardList, Pencil } from 'lucide-react';
import { useState } from 'react';
import { fieldKindDefinitions } from '../../../blocks/index.ts';
import { Button, EmptyState, Segmented } from '../../../controls/index.ts';
import { deviceChoices, deviceOfScreen, type Device } from '../../../frames/index.ts';
import { FormFrame } from './form-frame.tsx';
import type { PreviewView } from './use-form-preview.ts';

const views = [
  { id: 'form', name: 'Form' },
  { id: 'sent', name: 'After submission' },
] as const;

interface FormPreviewProps {
  readonly id: string;
  readonly form: SiteForm;
  /** The field whose settings are open. */
  readonly selected: string | undefined;
  readonly onSelect: (fieldId: string) => void;
  /** Shows the settings where only the preview is in view, and focuses them. */
  readonly onEdit: () => void;
}

/** Beside the settings there is room for a tablet; a desktop page would be small. */
const startDevice = (): Device => (deviceOfScreen() === 'phone' ? 'phone' : 'tablet');

const hintOf = (view: PreviewView, { successRedirect = '' }: SiteForm): string => {
  if (view === 'form') return 'Press a field to edit it. Escape moves to its settings. Nothing is sent.';
  return successRedirect === ''
    ? 'What visitors see in place of the form.'
    : `Visitors are sent to ${successRedirect} instead.`;
};

/** The form as the site shows it. It can be filled in and submitted; nothing is stored. */
export const FormPreview = ({ id, form, selected, onSelect, onEdit }: FormPreviewProps) => {
  const [view, setView] = useState<PreviewView>('form');
  const [device, setDevice] = useState<Device>(startDevice);
  const field = form.fields.find((each) => each.id === selected);
  if (form.fields.length === 0)
    return (
      <EmptyState icon={ClipboardList} title="No fields yet">
        Add a field to see the form as visitors will.
      </EmptyState>
    );
  return (
    <div className="form-preview">
      <div className="form-preview-head">
        <Segmented label="Preview of" segments={views} value={view} onChange={setView} />
        <Segmented label="Width of the page" segments={deviceChoices} value={device} onChange={setDevice} />
      </div>
      <FormFrame {...{ id, form, device, view, selected, onSelect }} onView={setView} onLeave={onEdit} />
      <div className="form-preview-foot">
        <p className="field-hint">{hintOf(view, form)}</p>
        {field ? (
          <div className="form-preview-edit">
            <Button icon={Pencil} onPress={onEdit}>
              {`Edit ${field.title.trim() || fieldKindDefinitions[field.type].name}`}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
};
