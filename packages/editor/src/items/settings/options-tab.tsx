import type { ItemContent } from '@sitewright/domain/pages';
import { Select, Switch, TextField } from '../../controls/index.ts';
import { StatusField } from '../../document-settings/index.ts';
import { StateLine } from '../../publication-state/index.ts';
import type { CommentChoice } from './item-fields.ts';
import type { ItemForm } from './use-item-form.ts';

const commentNames: Readonly<Record<CommentChoice, string>> = {
  usual: 'As on the whole site',
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

/** When it appears, and what stands around it. */
export const OptionsTab = ({ form: { fields, errors, change }, content, zone }: OptionsTabProps) => (
  <>
    <StateLine kind="item" id={content.id} />
    <StatusField
      saved={content}
      value={fields.status}
      hint="Visitors see a change of the status once it is published."
      error={errors.status}
      onChange={(status) => change({ status })}
    />
    <TextField
      label={fields.status === 'scheduled' ? 'Appears on' : 'Date'}
      type="datetime-local"
      hint={`Time zone of the site: ${zone}`}
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
      label="Source"
      hint="The address of the page that it is about, if any."
      value={fields.sourceUrl}
      error={errors.sourceUrl}
      spellCheck="false"
      onChange={(sourceUrl) => change({ sourceUrl })}
    />
    <Switch
      label="The title leads to the source"
      isOn={fields.isPassthrough}
      onChange={(isPassthrough) => change({ isPassthrough })}
    />
  </>
);
