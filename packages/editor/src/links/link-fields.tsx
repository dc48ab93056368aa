import {
  linkTabs,
  type EmailFields,
  type LinkFields,
  type LinkKind,
  type WrongField,
} from '@sitewright/domain/links';
import { TextField } from '../controls/index.ts';
import { FileChoice } from './file-choice.tsx';
import { PageChoice } from './page-choice.tsx';

interface PanelProps {
  readonly fields: LinkFields;
  readonly errorOf: (field: WrongField['field']) => string | undefined;
  readonly onChange: (fields: Partial<LinkFields>) => void;
}

const EmailPanel = ({ fields: { email }, errorOf, onChange }: PanelProps) => {
  const bind = (field: keyof EmailFields) => ({
    value: email[field],
    error: errorOf(field),
    onChange: (text: string) => onChange({ email: { ...email, [field]: text } }),
  });
  return (
    <>
      <TextField {...bind('to')} label="To" type="email" placeholder="name@example.com" takesFocus />
      <div className="link-columns">
        <TextField {...bind('cc')} label="CC" />
        <TextField {...bind('bcc')} label="BCC" />
      </div>
      <TextField {...bind('subject')} label="Subject" />
      <TextField {...bind('body')} label="Body" lines={4} />
    </>
  );
};

const PagePanel = ({ fields, errorOf, onChange }: PanelProps) => (
  <PageChoice value={fields.page} error={errorOf('page')} onChange={(page) => onChange({ page })} />
);

const WebPanel = ({ fields, errorOf, onChange }: PanelProps) => (
  <TextField
    label="Web Address"
    type="url"
    placeholder="https://example.com"
    value={fields.web}
    error={errorOf('web')}
    onChange={(web) => onChange({ web })}
    takesFocus
  />
);

const PhonePanel = ({ fields, errorOf, onChange }: PanelProps) => (
  <TextField
    label="Phone"
    type="tel"
    placeholder="+49 30 1234567"
    value={fields.phone}
    error={errorOf('phone')}
    onChange={(phone) => onChange({ phone })}
    takesFocus
  />
);

const FilePanel = ({ fields, errorOf, onChange }: PanelProps) => (
  <FileChoice value={fields.file} error={errorOf('file')} onChange={(file) => onChange({ file })} />
);

const panels = {
  page: PagePanel,
  web: WebPanel,
  email: EmailPanel,
  phone: PhonePanel,
  file: FilePanel,
} as const satisfies Record<LinkKind, unknown>;

/** The tabs of the link editor and their fields. */
export const linkPanels = (props: PanelProps) =>
  (['page', 'web', 'email', 'phone', 'file'] as const).map((id) => {
    const Panel = panels[id];
    return { id, name: linkTabs[id], panel: <Panel {...props} /> };
  });
