import { useState } from 'react';
import { usePendingField } from '../../documents/index.ts';
import { RichTextField, type TextSession } from '../../text/index.ts';
import type { DocumentSetting, RichSetting } from '../settings/setting.ts';
import { readAt, textAt } from '../settings/value-path.ts';
import { fieldOf, type FieldProps } from './field-props.ts';

/** What is typed counts before the block is saved. */
const usePendingText = () => {
  const [session, setSession] = useState<TextSession>();
  usePendingField(() => session?.flush());
  return setSession;
};

const isBlank = (html: string): boolean => html.replaceAll(/<[^>]*>/g, '').trim() === '';

export const RichSettingField = (props: FieldProps<RichSetting>) => {
  const { texts, change } = fieldOf(props);
  return (
    <RichTextField
      {...texts}
      start={{ html: textAt(props.form.value, props.setting.field) }}
      onSession={usePendingText()}
      onChange={({ html }) => {
        const next = isBlank(html) ? undefined : html;
        change(next);
        return { html: next ?? '' };
      }}
    />
  );
};

export const DocumentSettingField = (props: FieldProps<DocumentSetting>) => {
  const { setting, form } = props;
  const { texts } = fieldOf(props);
  const label = `Change ${setting.label.toLowerCase()}`;
  return (
    <RichTextField
      {...texts}
      start={{
        document: readAt(form.value, setting.field),
        html: textAt(form.value, setting.html),
      }}
      onSession={usePendingText()}
      onChange={({ document }) => {
        form.change(
          { field: setting.field, next: document, label },
          { field: setting.html, next: undefined, label },
        );
        return { document, html: '' };
      }}
    />
  );
};
