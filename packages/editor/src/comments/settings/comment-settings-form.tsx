import type { CallAnswer } from '@sitewright/api/call';
import { commentCalls } from '@sitewright/api/comments';
import { commentLimits, type CommentSettings } from '@sitewright/domain/comments';
import { useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { send } from '../../data-fetching/index.ts';
import { FormNumberField, FormSwitch, FormTextField } from '../../form-fields/index.ts';
import { SavedFormCard, useSavedForm } from '../../saved-form/index.ts';

type Saved = CallAnswer<typeof commentCalls.readSettings>;
type Values = { -readonly [Name in keyof CommentSettings]: CommentSettings[Name] };

const valuesOf = ({ revision: _revision, ...settings }: Saved): Values => settings;

interface FieldsProps {
  readonly control: Control<Values>;
}

const WritingFields = ({ control }: FieldsProps) => (
  <>
    <FormSwitch control={control} name="commentsEnabled" label="Comments" hint="Show comments on posts." />
    <FormSwitch
      control={control}
      name="commentEnableByDefault"
      label="On by default"
      hint="New posts take comments unless you close them for a post."
    />
    <FormNumberField
      control={control}
      name="commentDisableAfterDaysDefault"
      label="Close comments after"
      hint="Days after a post is published. 0 keeps comments open."
      unit="days"
      min={0}
      max={commentLimits.MAX_CLOSE_AFTER_DAYS}
    />
    <FormSwitch control={control} name="commentAnonAllowed" label="Allow comments without an email address" />
    <FormSwitch
      control={control}
      name="commentThreaded"
      label="Replies"
      hint="Visitors can reply to comments."
    />
    <FormNumberField
      control={control}
      name="commentThreadDepth"
      label="Levels of replies"
      hint="Deeper replies are shown at the last level."
      min={1}
      max={commentLimits.MAX_THREAD_DEPTH}
    />
    <FormSwitch control={control} name="simpleLikingEnabled" label="Likes" hint="Visitors can like posts." />
  </>
);

const ModerationFields = ({ control }: FieldsProps) => (
  <>
    <FormSwitch
      control={control}
      name="commentApprovalRequired"
      label="Approve comments before they are shown"
      hint="Moderators and trusted commenters who are signed in need no approval."
    />
    <FormNumberField
      control={control}
      name="commentTrustAfter"
      label="Trust commenters after"
      hint="Comments from an email address with this many approved comments are shown at once. 0 trusts nobody."
      unit="approved comments"
      min={0}
      max={commentLimits.MAX_TRUST_AFTER}
    />
    <FormSwitch
      control={control}
      name="commentFlagsAllowed"
      label="Reports"
      hint="Visitors can report a comment to you."
    />
    <FormNumberField
      control={control}
      name="commentFlagThreshold"
      label="Hide a comment after"
      hint="It moves to Pending until you approve it again. 0 never hides a comment."
      unit="reports"
      min={0}
      max={commentLimits.MAX_FLAG_THRESHOLD}
    />
    <FormSwitch
      control={control}
      name="commentNotify"
      label="Email me when a comment is waiting"
      hint="At most one email every 15 minutes."
    />
    <FormTextField
      control={control}
      name="commentNotifyEmail"
      label="Send to"
      type="email"
      hint="Leave empty to email all contributors who can moderate comments."
      maxLength={254}
    />
  </>
);

export const CommentSettingsForm = ({ settings }: { readonly settings: Saved }) => {
  const queries = useQueryClient();
  const saved = useSavedForm<Values, Saved>({
    saved: settings,
    valuesOf,
    save: (values, revision) =>
      send(commentCalls.saveSettings, {
        body: { ...values, commentNotifyEmail: values.commentNotifyEmail.trim(), revision },
      }),
    read: () => send(commentCalls.readSettings, {}),
    onSaved: (next) => queries.setQueryData([commentCalls.readSettings.path, {}], next),
  });
  const { control } = saved.form;
  return (
    <SavedFormCard saved={saved} label="Comment settings">
      <WritingFields control={control} />
      <h3>Moderation</h3>
      <ModerationFields control={control} />
    </SavedFormCard>
  );
};
