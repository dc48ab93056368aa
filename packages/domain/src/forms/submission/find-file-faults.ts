import { maxFilesOf } from '../site-form/file-types.ts';
import type { SiteField } from '../site-form/site-form.ts';
import { siteFormLimits } from '../site-form/site-form-limits.ts';
import type { GivenAnswers } from '../site-form/visible-fields.ts';
import type { FaultEntry } from './check-answers.ts';
import type { AnswerFault } from './find-answer-fault.ts';

const UPLOAD_ID = /^[0-9a-f]{24}$/;

/** An answer to a file field lists the ids of uploaded files. */
const findFileFault = (field: SiteField, answer: unknown): AnswerFault | undefined => {
  const ids = answer ?? [];
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string' && UPLOAD_ID.test(id)))
    return { code: 'answer-unfit' };
  const max = maxFilesOf(field);
  if (ids.length > max)
    return max === 1 ? { code: 'one-file-only' } : { code: 'files-too-many', val: String(max) };
  return field.required === true && ids.length === 0 ? { code: 'required' } : undefined;
};

/** A submission has a limit of its own, at the field that exceeds it. */
const findTotalFaults = (files: readonly SiteField[], given: GivenAnswers): [string, AnswerFault][] => {
  let count = 0;
  for (const { id } of files) {
    const ids = given[id];
    count += Array.isArray(ids) ? ids.length : 0;
    if (count > siteFormLimits.FILES)
      return [[id, { code: 'files-too-many', val: String(siteFormLimits.FILES) }]];
  }
  return [];
};

/** Faults of files, by field. */
export const findFileFaults = (files: readonly SiteField[], given: GivenAnswers): readonly FaultEntry[] => [
  ...findTotalFaults(files, given),
  ...files.map((field): FaultEntry => [field.id, findFileFault(field, given[field.id])]),
];
