import type { ItemContent } from '@sitewright/domain/pages';
import { Select, Switch, TextField } from '../../controls/index.ts';
import { StatusField } from '../../document-settings/index.ts';
import { StateLine } from '../../publication-state/index.ts';
import type { CommentChoice } from './item-fields.ts';
import type { ItemForm } from './use-item-form.ts';

const commentNames: Readonly<Record<CommentChoice, string>> = {
  usual: 'Site default',
  open: 'On',
  closed: 'Off',
};
const isCommentChoice = (id: string): id is CommentChoice => Object.hasOwn(commentNames, id);
const commentChoices = Object.entries(commentNames).map(([id, name]) => ({ id, name }));

interface OptionsTabProps {
  readonly form: ItemForm;
  readonly content: ItemContent;
  readonly zone: string;
}

/** Status, date, comments and source. */
export const OptionsTab = ({ form: { fields, errors, change }, content, zone }: OptionsTabProps) => (
  <>
    <StateLine kind="item" id={content.id} />
    <StatusField
      saved={content}
      value={fields.status}
      hint="Status changes go live when you publish."
      error={errors.status}
      onChange={(status) => change({ status })}
    />
    <TextField
      label={fields.status === 'scheduled' ? 'Publish on' : 'Date'}
      type="datetime-local"
      hint={`Site time zone: ${zone}`}
      value={fields.publishOn}
      error={errors.publishOn}
      onChange={(publishOn) => change({ publishOn })}
    />
    <Select
      label="Comments"
      choices={commentChoices}
      value={fields.comments}
      onChange={(id) => (isCommentChoice(id) ? change({ comments: id }) : undefined)}
    />
    <Switch label="Featured" isOn={fields.isStarred} onChange={(isStarred) => change({ isStarred })} />
    <TextField
      label="Source URL"
      hint="The URL of the original page, if any."
      value={fields.sourceUrl}
      error={errors.sourceUrl}
      spellCheck="false"
      onChange={(sourceUrl) => change({ sourceUrl })}
    />
    <Switch
      label="Link the title to the source URL"
      isOn={fields.isPassthrough}
      onChange={(isPassthrough) => change({ isPassthrough })}
    />
  </>
);
