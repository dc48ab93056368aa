import { pageMessages } from '@sitewright/domain/pages';
import { Code2 } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  CodeField,
  Dialog,
  DialogBody,
  Notice,
  Select,
  Switch,
  type CodeMode,
} from '../../controls/index.ts';
import { useSession } from '../../session/index.ts';
import type { FormProps } from '../settings/setting.ts';
import { errorAt } from '../settings/setting-form.ts';
import { textAt } from '../settings/value-path.ts';
import './code-setting.css';

const modes: readonly { readonly id: CodeMode; readonly name: string }[] = [
  { id: 'html', name: 'HTML' },
  { id: 'markdown', name: 'Markdown' },
  { id: 'css', name: 'CSS' },
  { id: 'javascript', name: 'JavaScript' },
  { id: 'json', name: 'JSON' },
  { id: 'text', name: 'Plain text' },
];

/** Android keyboards do not send the events that a code editor needs: characters get lost or doubled. */
export const isAndroid = (userAgent: string): boolean => /\bAndroid\b/i.test(userAgent);

export const codeMessages = { android: 'Code editing is not available on Android' } as const;

const modeOf = (value: string): CodeMode => modes.find(({ id }) => id === value)?.id ?? 'html';

interface SourceProps extends FormProps {
  /** Explains how to leave the editor by keyboard. */
  readonly hint: string;
}

const Source = ({ form, hint }: SourceProps) => (
  <CodeField
    label="Code"
    mode={modeOf(textAt(form.value, 'mode'))}
    value={textAt(form.value, 'source')}
    error={errorAt(form, 'source')}
    hint={hint}
    onChange={(next) => form.change({ field: 'source', next, label: 'Change code', timing: 'debounced' })}
  />
);

const DisplayOptions = ({ form }: FormProps) => (
  <>
    <Select
      label="Mode"
      choices={modes}
      value={modeOf(textAt(form.value, 'mode'))}
      onChange={(next) => form.change({ field: 'mode', next, label: 'Change mode' })}
    />
    <Switch
      label="Display Source"
      hint="Shows the code instead of running it."
      isOn={form.value['isSourceShown'] === true}
      onChange={(next) => form.change({ field: 'isSourceShown', next, label: 'Change display source' })}
    />
  </>
);

const CodeDialog = ({ form, onClose }: FormProps & { readonly onClose: () => void }) => (
  <Dialog title="Code" size="wide" isOpen onClose={onClose}>
    <DialogBody>
      <div className="code-large">
        <Source form={form} hint="Tab indents. Escape closes this." />
      </div>
    </DialogBody>
  </Dialog>
);

const ExpandButton = ({ form }: FormProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div className="row">
        <Button icon={Code2} onPress={() => setOpen(true)}>
          Expand
        </Button>
      </div>
      {isOpen ? <CodeDialog form={form} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

/** Why the code is read-only, if so. */
const useLock = (): string | undefined => {
  const canCode = useSession().permissions.includes('code');
  if (isAndroid(navigator.userAgent)) return codeMessages.android;
  return canCode ? undefined : pageMessages['code-not-allowed'];
};

export const CodeEditor = ({ form }: FormProps) => {
  const lock = useLock();
  if (lock !== undefined)
    return (
      <>
        <Notice tone="warning">{lock}</Notice>
        <textarea
          className="code-read-only"
          aria-label="Code"
          readOnly
          rows={12}
          value={textAt(form.value, 'source')}
        />
      </>
    );
  return (
    <>
      <Source form={form} hint="Tab indents. Escape, then Tab, leaves the code." />
      <ExpandButton form={form} />
      <DisplayOptions form={form} />
    </>
  );
};
