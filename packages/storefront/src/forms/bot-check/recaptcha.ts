import type { CaptchaNotice, VisitorCheck } from './visitor-check.ts';
import type { SubmittedFormInfo } from '../view/form-data.ts';

/** The part of Google's script that is used here. */
interface Grecaptcha {
  ready(work: () => void): void;
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      theme: string;
      size: string;
      callback(): void;
      'expired-callback'(): void;
    },
  ): number;
  getResponse(widget: number): string;
  reset(widget: number): void;
  execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha & { readonly enterprise?: Grecaptcha };
  }
}

/** What is known of the check. */
type CheckedForm = Pick<SubmittedFormInfo, 'captcha'>;

/** Narrower places get the compact widget. */
const COMPACT_BELOW = 320;

const addresses = {
  'recaptcha-v2': () => 'https://www.google.com/recaptcha/api.js?render=explicit',
  'recaptcha-v3': (key: string) =>
    `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(key)}`,
  'recaptcha-enterprise': (key: string) =>
    `https://www.google.com/recaptcha/enterprise.js?render=${encodeURIComponent(key)}`,
} as const;

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('The bot check could not be loaded.')));
    document.head.append(script);
  });

/** Two forms of a page share the script. */
const loading = new Map<string, Promise<void>>();

const loadOnce = (address: string): Promise<void> => {
  const known = loading.get(address);
  if (known) return known;
  const script = load(address);
  loading.set(address, script);
  script.catch(() => loading.delete(address));
  return script;
};

const open = async (type: keyof typeof addresses, siteKey: string): Promise<Grecaptcha> => {
  await loadOnce(addresses[type](siteKey));
  const loaded = type === 'recaptcha-enterprise' ? window.grecaptcha?.enterprise : window.grecaptcha;
  if (!loaded) throw new Error('The bot check could not be loaded.');
  await new Promise<void>((resolve) => {
    loaded.ready(resolve);
  });
  return loaded;
};

/** A widget that the visitor solves. The button is disabled after a failure until it is solved again. */
const showWidget = (form: HTMLElement, { captcha }: CheckedForm, grecaptcha: Grecaptcha): VisitorCheck => {
  const container = form.querySelector<HTMLElement>('.captcha-container');
  const button = form.querySelector<HTMLButtonElement | HTMLInputElement>(
    '.sw-form-submit,input[type=submit]',
  );
  if (!container) throw new Error('The form has no place for the bot check.');
  container.style.textAlign = captcha?.alignment ?? 'left';
  const place = container.appendChild(document.createElement('div'));
  const setDisabled = (isDisabled: boolean): void => {
    if (button) button.disabled = isDisabled;
  };
  const widget = grecaptcha.render(place, {
    sitekey: captcha?.siteKey ?? '',
    theme: captcha?.theme ?? 'light',
    size: container.clientWidth < COMPACT_BELOW ? 'compact' : 'normal',
    callback: () => setDisabled(false),
    'expired-callback': () => grecaptcha.reset(widget),
  });
  return {
    async prove() {
      const captchaKey = grecaptcha.getResponse(widget);
      return captchaKey === '' ? 'captcha-missing' : { captchaKey };
    },
    reset() {
      grecaptcha.reset(widget);
      setDisabled(true);
    },
    destroy() {
      grecaptcha.reset(widget);
      place.remove();
    },
  };
};

/** Google's script throws an error that names the site key if it does not know it. */
const noticeOf = (error: unknown): CaptchaNotice =>
  /site key/i.test(String(error)) ? 'captcha-not-set-up' : 'captcha-failed';

const createCheck = async (form: HTMLElement, data: CheckedForm): Promise<VisitorCheck> => {
  const { type, siteKey = '', action } = data.captcha ?? { type: 'proof-of-work', action: '' };
  if (type === 'proof-of-work') throw new Error('This form is not checked by an outside service.');
  const grecaptcha = await open(type, siteKey);
  if (type === 'recaptcha-v2') return showWidget(form, data, grecaptcha);
  return {
    async prove() {
      try {
        const captchaKey = await grecaptcha.execute(siteKey, { action });
        return captchaKey === '' ? 'captcha-failed' : { captchaKey };
      } catch (error) {
        return noticeOf(error);
      }
    },
    reset: () => {},
    destroy: () => {},
  };
};

/** The check, or why there is none. */
export const createRecaptcha = (
  form: HTMLElement,
  data: CheckedForm,
): Promise<VisitorCheck | CaptchaNotice> => createCheck(form, data).catch(noticeOf);
