import { callLimits, isRefusal, type Refusal } from '../../http/index.ts';
import type { CaptchaServices } from '../captcha/check-captcha.ts';
import { findFormForSubmission, type FormForSubmission } from '../forms-store.ts';
import {
  checkSubmission,
  createPlainCount,
  type CheckedSubmission,
  type Sending,
} from './check-submission.ts';
import type { FormLocks } from './form-locks.ts';
import { refuseIn, type Sender, type SentForm, type SubmissionResult } from './sent-form.ts';
import { storeSubmission } from './store-submission.ts';
import { hashOfKey } from './submission-keys.ts';
import { resultOf } from './submission-result.ts';
import type { SubmissionWriter } from './submission-writer.ts';

/** Per address; people correct a form and send it again, but not this often. */
const SUBMISSION_LIMIT = { max: 20, withinSeconds: 600 } as const;

export interface SubmissionServices extends CaptchaServices {
  readonly writer: SubmissionWriter;
  readonly locks: FormLocks;
}

const scopeOf = ({ site, network }: Pick<Sender, 'site' | 'network'>): readonly string[] => [
  'forms.saveSubmission',
  site.id,
  network,
];

const isChecked = (value: CheckedSubmission | SubmissionResult): value is CheckedSubmission =>
  'published' in value;

const attempt = async (
  { writer }: SubmissionServices,
  sending: Sending,
  isRemembered: boolean,
): Promise<SubmissionResult | Refusal | 'form-changed'> => {
  const { sender, sent } = sending;
  const checked = await checkSubmission(sending);
  if (isRefusal(checked) || !isChecked(checked)) return checked;
  const limit = { scope: scopeOf(sender), limit: SUBMISSION_LIMIT, now: sender.now };
  const submission = { sender, sent, checked, uses: [limit, ...checked.uses] };
  const outcome = await storeSubmission(writer, submission, isRemembered);
  return outcome === 'stored' ? resultOf(sending, checked.answers) : outcome;
};

/**
 * A form that is remembered saves a query; the statement that stores the submission verifies that it is still the
 * published one. Whatever else but a stored submission comes out of it is decided by the form as it is now.
 */
const attemptRemembered = async (
  services: SubmissionServices,
  sending: Omit<Sending, 'published'>,
  published: FormForSubmission | undefined,
): Promise<SubmissionResult | undefined> => {
  if (!published) return undefined;
  const outcome = await attempt(services, { ...sending, published }, true);
  return outcome === 'form-changed' || isRefusal(outcome) ? undefined : outcome;
};

/** Every attempt counts on this node, every stored submission counts on all of them. */
export const refuseMany = (sender: Pick<Sender, 'site' | 'network' | 'now'>): Refusal | undefined =>
  callLimits.isWithin(scopeOf(sender), SUBMISSION_LIMIT, sender.now)
    ? undefined
    : refuseIn(sender.site, 'form-rate-limited', 'rate-limited');

/** Stores a visitor's form once, whether it was sent by script or without. The attempt was counted before. */
export const saveSubmission = async (
  services: SubmissionServices,
  sender: Sender,
  sent: SentForm,
): Promise<SubmissionResult | Refusal> => {
  const { database, site, access, now } = sender;
  const { formId, pageId } = sent;
  if (await services.locks.isLocked(site.id, { formId, pageId, access, now }))
    return refuseIn(site, 'form-unauthorized', 'unauthorized');
  const keyHash = hashOfKey(sent.key);
  const sending = { services, sender, sent, keyHash, isWithinPlainLimit: createPlainCount(sender) };
  const remembered = services.writer.recall(site.id, formId);
  const stored = await attemptRemembered(services, sending, remembered);
  if (stored) return stored;
  const published = await findFormForSubmission(database, site.id, { formId, keyHash });
  if (!published) return refuseIn(site, 'form-not-configured', 'not-configured');
  services.writer.remember(site.id, published);
  const outcome = await attempt(services, { ...sending, published }, false);
  if (outcome === 'form-changed') throw new Error('A form that was just read is never out of date.');
  return outcome;
};
