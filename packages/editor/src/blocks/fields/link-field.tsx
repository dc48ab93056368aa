import { ChevronRight, Link2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { LinkDialog, type LinkValue } from '../../links/index.ts';
import type { LinkSetting } from '../settings/setting.ts';
import { readAt, textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';
import './fields.css';

/** A link, edited in the link dialog. */
export const LinkSettingField = (props: FieldProps<LinkSetting>) => {
  const { setting, form } = props;
  const { texts } = fieldOf(props);
  const [isOpen, setOpen] = useState(false);
  const labelId = useId();
  const valueId = useId();
  const href = textAt(form.value, setting.field);
  const newWindow = setting.newWindow !== undefined && readAt(form.value, setting.newWindow) === true;
  const label = `Change ${setting.label.toLowerCase()}`;
  const save = (link: LinkValue): void => {
    setOpen(false);
    form.change(
      { field: setting.field, next: link.href, label },
      ...(setting.newWindow === undefined
        ? []
        : [{ field: setting.newWindow, next: link.newWindow ? true : undefined, label }]),
    );
  };
  const remove = (): void => {
    setOpen(false);
    if (setting.group === undefined) save({ href: '', newWindow: false });
    else form.change({ field: setting.group, next: undefined, label });
  };
  return (
    <div className="field">
      <span className="field-label" id={labelId}>
        {texts.label}
      </span>
      <AriaButton
        className="field-box setting-link"
        aria-labelledby={`${labelId} ${valueId}`}
        onPress={() => setOpen(true)}
      >
        <Link2 size={16} aria-hidden />
        <span id={valueId} className={href === '' ? 'truncate quiet' : 'truncate'}>
          {href === '' ? 'No link' : `${href}${newWindow ? ' (new window)' : ''}`}
        </span>
        <ChevronRight size={16} aria-hidden />
      </AriaButton>
      {texts.error === undefined ? null : <span className="field-error">{texts.error}</span>}
      {texts.hint === undefined ? null : <span className="field-hint">{texts.hint}</span>}
      {isOpen ? (
        <Suspense>
          <LinkDialog
            value={{ href, newWindow }}
            onSave={save}
            onRemove={href === '' ? undefined : remove}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
};
