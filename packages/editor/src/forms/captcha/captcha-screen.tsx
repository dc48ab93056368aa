import type { CallAnswer } from '@sitewright/api/call';
import { formCalls } from '@sitewright/api/forms';
import { captchaTypes, type CaptchaType } from '@sitewright/domain/forms';
import { useForm, useWatch } from 'react-hook-form';
import { Button, Card, CardBody, CardFoot, Section, Skeleton, useToast } from '../../controls/index.ts';
import { Fetched, useFetched, useRefresh, useSending } from '../../data-fetching/index.ts';
import {
  Form,
  FormPasswordField,
  FormRefusal,
  FormSelect,
  FormTextField,
  showRefusal,
} from '../../form-fields/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';

type Settings = CallAnswer<typeof formCalls.readCaptcha>;

const typeTexts: Readonly<Record<CaptchaType, string>> = {
  'proof-of-work': 'Built in (no other company)',
  'recaptcha-v2': 'reCAPTCHA v2 (checkbox)',
  'recaptcha-v3': 'reCAPTCHA v3 (score)',
  'recaptcha-enterprise': 'reCAPTCHA Enterprise',
};

const choices = captchaTypes.map((id) => ({ id, name: typeTexts[id] }));

const typeOf = (id: string): CaptchaType => captchaTypes.find((type) => type === id) ?? 'proof-of-work';

interface Values {
  readonly type: string;
  readonly siteKey: string;
  /** Never read from the server: typed to replace the stored one. */
  readonly secret: string;
}

const valuesOf = ({ type, siteKey }: Settings): Values => ({ type, siteKey, secret: '' });

const secretHint = (type: CaptchaType, settings: Settings): string => {
  const format =
    type === 'recaptcha-enterprise'
      ? 'The ID of your Google Cloud project, a colon and its API key, such as my-project:AIzaSy…. '
      : '';
  return settings.hasSecret && settings.type === type
    ? `${format}A secret key is stored. Enter another one to replace it.`
    : `${format}It is stored on the server and never shown again.`;
};

const CaptchaForm = ({ settings }: { readonly settings: Settings }) => {
  const form = useForm<Values>({ defaultValues: valuesOf(settings) });
  const { control, formState } = form;
  const { send, isSending } = useSending(formCalls.saveCaptcha);
  const refresh = useRefresh();
  const toast = useToast();
  const type = typeOf(useWatch({ control, name: 'type' }));
  const hasKeys = type !== 'proof-of-work';
  const save = async ({ siteKey, secret, ...values }: Values): Promise<boolean> => {
    const outcome = await send({
      body: {
        type: typeOf(values.type),
        siteKey: siteKey.trim(),
        ...(secret.trim() !== '' && { secret: secret.trim() }),
        revision: settings.revision,
      },
    });
    if (!outcome.ok) {
      showRefusal(form, outcome.refusal, {
        'captcha-key-missing': 'siteKey',
        'captcha-secret-missing': 'secret',
        'captcha-secret-invalid': 'secret',
      });
      return false;
    }
    form.reset(valuesOf(outcome.answer));
    toast('Spam protection saved');
    await refresh(formCalls.readCaptcha);
    return true;
  };
  useUnsavedChanges({
    isDirty: formState.isDirty,
    save: () => save(form.getValues()),
    discard: () => form.reset(),
  });
  return (
    <Form form={form} label="Spam protection" onSubmit={save}>
      <Card>
        <CardBody>
          <FormSelect control={control} name="type" label="Type" choices={choices} />
          {hasKeys ? (
            <>
              <FormTextField
                control={control}
                name="siteKey"
                label="Site key"
                hint="From your reCAPTCHA account. Visitors’ browsers then load a script from Google."
                autoComplete="off"
              />
              <FormPasswordField
                control={control}
                name="secret"
                label="Secret key"
                autoComplete="off"
                hint={secretHint(type, settings)}
              />
            </>
          ) : (
            <p className="field-hint">
              The visitor’s browser solves a small task while the form is sent. Visitors see no puzzle.
            </p>
          )}
          <FormRefusal form={form} />
        </CardBody>
        <CardFoot>
          <Button kind="primary" type="submit" isPending={isSending} isDisabled={!formState.isDirty}>
            Save
          </Button>
        </CardFoot>
      </Card>
    </Form>
  );
};

/** How all forms of the site are protected from spam. */
export const CaptchaScreen = () => {
  const { fetched, refetch } = useFetched(formCalls.readCaptcha, {});
  return (
    <div className="screen-column screen-body">
      <Section title="Spam protection" text="How forms tell visitors from programs that send spam.">
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={3} shape="form" />}>
          {(settings) => <CaptchaForm settings={settings} />}
        </Fetched>
      </Section>
    </div>
  );
};
