import { commentFaultTexts, commentNotices, type CommentFields } from '@sitewright/domain/comments';
import { escapeText } from '@sitewright/template';
import { attributes, element, type Attributes } from '../blocks/index.ts';
import { commentText, type ThreadView } from './thread-view.ts';

export const FORM_ID = 'comment-form';

interface Field {
  readonly name: keyof CommentFields;
  readonly label: string;
  readonly note?: string;
  readonly attributes: Attributes;
}

const fieldsOf = ({ context, isEmailNeeded }: ThreadView): Field[] => {
  const optional = commentText(context, 'commentOptional');
  const unseen = commentText(context, 'commentEmailNote');
  return [
    {
      name: 'authorName',
      label: commentText(context, 'commentName'),
      attributes: { autocomplete: 'name', required: true },
    },
    {
      name: 'email',
      label: commentText(context, 'commentEmail'),
      note: isEmailNeeded ? unseen : `${optional}, ${unseen}`,
      attributes: { type: 'email', autocomplete: 'email', required: isEmailNeeded },
    },
    {
      name: 'website',
      label: commentText(context, 'commentWebsite'),
      note: optional,
      // Not `type=url`, which rejects addresses without a scheme.
      attributes: { inputmode: 'url', autocomplete: 'url' },
    },
    { name: 'body', label: commentText(context, 'commentText'), attributes: { rows: 5, required: true } },
  ];
};

const inputHtml = (name: Field['name'], all: Attributes, value: string): string =>
  name === 'body'
    ? // The first line end inside is the browser's own.
      element('textarea', all, `\n${escapeText(value)}`)
    : `<input${attributes({ ...all, value: value === '' ? undefined : value })}>`;

const labelHtml = ({ label, note }: Field, id: string): string =>
  element(
    'label',
    { for: id },
    escapeText(label) + (note === undefined ? '' : ` <small>(${escapeText(note)})</small>`),
  );

const fieldHtml = (field: Field, { options: { refused } }: ThreadView): string => {
  const { name } = field;
  const id = `comment-${name}`;
  const error = refused?.errors[name] ?? '';
  const isFirst = error !== '' && Object.keys(refused?.errors ?? {})[0] === name;
  const all = {
    ...field.attributes,
    id,
    name,
    'aria-describedby': `${id}-error`,
    'aria-invalid': error === '' ? undefined : 'true',
    autofocus: isFirst,
  };
  return element(
    'p',
    { class: `sw-field sw-field-${name}` },
    labelHtml(field, id) +
      inputHtml(name, all, refused?.fields[name] ?? '') +
      element('span', { class: 'sw-field-error', id: `${id}-error` }, escapeText(error)),
  );
};

const answeringHtml = ({ context, comments, path, itemId, options }: ThreadView): string => {
  const answered = comments.find(({ id }) => id === options.answerTo);
  const to = answered ? `${commentText(context, 'commentReplyTo')} ${answered.authorName}` : '';
  return (
    `<input type="hidden" name="parentId" value="${answered?.id ?? ''}">` +
    element(
      'p',
      { class: 'sw-answering', hidden: !answered },
      element('span', { dir: 'auto' }, escapeText(to)) +
        ' ' +
        element(
          'a',
          { href: `${path}#comments-${itemId}` },
          escapeText(commentText(context, 'commentCancel')),
        ),
    )
  );
};

/** Messages of fields are shown at the fields. */
const statusHtml = ({ context, options: { notice, refused } }: ThreadView): string => {
  const message = refused && Object.keys(refused.errors).length === 0 ? refused.message : undefined;
  const text =
    notice === undefined || notice === 'comment-flagged' ? '' : commentText(context, commentNotices[notice]);
  return element(
    'output',
    { class: message === undefined ? 'sw-comment-status' : 'sw-comment-status is-refused' },
    escapeText(message ?? text),
  );
};

/** Messages for the page's script, which includes no texts in any language. */
const faultTexts = ({ context }: ThreadView): string =>
  JSON.stringify(Object.fromEntries(commentFaultTexts.map((key) => [key, commentText(context, key)])));

export const formHtml = (view: ThreadView): string => {
  const { context, itemId, path } = view;
  return element(
    'form',
    {
      class: 'sw-comment-form',
      id: FORM_ID,
      method: 'post',
      action: `/-/comments/${itemId}?to=${encodeURIComponent(path)}`,
      'aria-labelledby': `${FORM_ID}-title`,
      'data-item': itemId,
      'data-posting': commentText(context, 'commentPosting'),
      'data-shown': commentText(context, 'commentShown'),
      'data-waits': commentText(context, 'commentWaits'),
      'data-faults': faultTexts(view),
    },
    `<h3 id="${FORM_ID}-title">${escapeText(commentText(context, 'commentWrite'))}</h3>` +
      answeringHtml(view) +
      fieldsOf(view)
        .map((field) => fieldHtml(field, view))
        .join('') +
      `<p class="sw-comment-send"><button type="submit">${escapeText(commentText(context, 'commentPost'))}</button>` +
      `${statusHtml(view)}</p>`,
  );
};
