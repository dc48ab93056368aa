import { fileGroups, type FileGroup } from '@sitewright/domain/forms';
import { CheckboxGroup } from '../../../controls/index.ts';
import { errorAt } from '../../settings/setting-form.ts';
import type { CustomSetting, FormProps } from '../../settings/setting.ts';
import { listAt, textAt } from '../../settings/value-path.ts';

const FIELD = 'fileGroups';

const groupTexts: Readonly<Record<FileGroup, { readonly name: string; readonly detail: string }>> = {
  images: { name: 'Images', detail: 'JPEG, PNG, GIF, WebP, HEIC' },
  documents: { name: 'Documents', detail: 'PDF, Word, Excel, PowerPoint, OpenDocument, text' },
  audio: { name: 'Audio', detail: 'MP3, WAV, M4A, Ogg' },
  video: { name: 'Video', detail: 'MP4, MOV, WebM' },
  archives: { name: 'Archives', detail: 'ZIP' },
};

const options = fileGroups.map((id) => ({ id, ...groupTexts[id] }));

/** No group chosen means all of them. */
const FileGroupsEditor = ({ form }: FormProps) => {
  const chosen = listAt(form.value, FIELD).map(String);
  return (
    <CheckboxGroup
      label="Accepted files"
      options={options}
      value={chosen.length === 0 ? fileGroups : chosen}
      error={errorAt(form, FIELD)}
      onChange={(next) =>
        form.change({
          field: FIELD,
          next: next.length === 0 || next.length === fileGroups.length ? undefined : next,
          label: 'Change accepted files',
        })
      }
    />
  );
};

export const fileGroupsSetting: CustomSetting = {
  control: 'custom',
  fields: [FIELD],
  Editor: FileGroupsEditor,
  when: (field) => textAt(field, 'type') === 'file',
};
