import {
  linkKinds,
  readLink,
  writeLink,
  type LinkFields,
  type LinkKind,
  type WrongField,
} from '@sitewright/domain/links';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, Checkbox, Dialog, DialogBody, DialogFoot, Tabs, TextField } from '../controls/index.ts';
import './link-dialog.css';
import { linkPanels } from './link-fields.tsx';
import type { LinkValue } from './link.ts';

export interface LinkDialogProps {
  readonly value: LinkValue;
  /** Whether the link text can be edited. */
  readonly hasName?: boolean;
  /** The kinds of links on offer; all without it. */
  readonly kinds?: readonly LinkKind[];
  /** False where the link always opens in the same window. */
  readonly hasNewWindow?: boolean;
  readonly onSave: (link: LinkValue) => void;
  /** Undefined if there is no link yet. */
  readonly onRemove?: (() => void) | undefined;
  readonly onClose: () => void;
}

const useLinkEditor = ({ value, onSave }: LinkDialogProps) => {
  const [start] = useState(() => readLink(value.href));
  const [kind, setKind] = useState(start.kind);
  const [fields, setFields] = useState(start.fields);
  const [name, setName] = useState(value.name ?? '');
  const [newWindow, setNewWindow] = useState(value.newWindow);
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    const form = event.currentTarget;
    event.preventDefault();
    // Submit events bubble through React portals to the surrounding form.
    event.stopPropagation();
    const written = writeLink(kind, fields);
    if ('wrong' in written) {
      flushSync(() => setWrong(written.wrong));
      return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    onSave({ href: written.href, newWindow, ...(name.trim() !== '' && { name: name.trim() }) });
  };
  return {
    kind,
    name,
    newWindow,
    save,
    setName,
    setNewWindow,
    setKind: (next: typeof kind) => {
      setKind(next);
      setWrong([]);
    },
    panelProps: {
      fields,
      errorOf: (field: WrongField['field']) => wrong.find((one) => one.field === field)?.message,
      onChange: (change: Partial<LinkFields>) => {
        setFields({ ...fields, ...change });
        setWrong([]);
      },
    },
  };
};

/** Link editor with a tab per link kind. */
export const LinkDialog = (props: LinkDialogProps) => {
  const { hasName = false, hasNewWindow = true, kinds = linkKinds, onRemove, onClose } = props;
  const editor = useLinkEditor(props);
  return (
    <Dialog title="Link" isOpen onClose={onClose}>
      <form noValidate aria-label="Link" onSubmit={editor.save}>
        <DialogBody>
          <Tabs
            label="Link to"
            tabs={linkPanels(editor.panelProps).filter(({ id }) => kinds.includes(id))}
            value={editor.kind}
            onChange={editor.setKind}
          />
          {hasName ? (
            <TextField
              label="Link Name"
              hint="Leave empty to show the URL."
              value={editor.name}
              onChange={editor.setName}
            />
          ) : null}
          {hasNewWindow ? (
            <Checkbox isSelected={editor.newWindow} onChange={editor.setNewWindow}>
              Open in New Window
            </Checkbox>
          ) : null}
        </DialogBody>
        <DialogFoot>
          {onRemove ? (
            <div className="link-remove">
              <Button kind="quiet" onPress={onRemove}>
                Remove link
              </Button>
            </div>
          ) : null}
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Save
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
