import { embedCalls } from '@sitewright/api/embeds';
import { useRef, useState } from 'react';
import { Button, TextField } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import type { FormProps, CustomSetting } from '../settings/setting.ts';
import { faultAt, type SettingForm } from '../settings/setting-form.ts';
import { textAt } from '../settings/value-path.ts';

interface OutsideWords {
  readonly label: string;
  readonly hint: string;
  /** The field that keeps an address which no known service answers for; without one it is refused. */
  readonly plain?: string;
}

const OEMBED = 'oembed';
const oembedFields = ['html', 'providerName', 'title', 'url', 'width', 'height'].map(
  (name) => `${OEMBED}.${name}`,
);

const addressIn = (form: SettingForm, plain: string | undefined): string =>
  (plain === undefined ? '' : textAt(form.value, plain)) || textAt(form.value, `${OEMBED}.url`);

const useLookUp = (form: SettingForm, { label, plain }: OutsideWords) => {
  const { send, isSending } = useSending(embedCalls.lookUp);
  const [fault, setFault] = useState<string>();
  /** The latest question: an answer to an earlier one is out of date. */
  const asked = useRef<symbol>(undefined);
  const put = (oembed: unknown, url: string): void =>
    form.change(
      { field: OEMBED, next: oembed, label: `Change ${label.toLowerCase()}` },
      ...(plain === undefined
        ? []
        : [{ field: plain, next: url === '' ? undefined : url, label: `Change ${label.toLowerCase()}` }]),
    );
  const lookUp = async (url: string): Promise<boolean> => {
    const question = Symbol(url);
    asked.current = question;
    setFault(undefined);
    if (url === '') {
      put(undefined, '');
      return true;
    }
    const outcome = await send({ query: { url } });
    if (asked.current !== question) return false;
    if (outcome.ok) put(outcome.answer, outcome.answer.url);
    else if (outcome.refusal.code === 'embed-unknown' && plain !== undefined) put(undefined, url);
    else
      setFault(
        outcome.refusal.code === 'network' ? 'Unable to connect. Please try again' : outcome.refusal.message,
      );
    return outcome.ok || plain !== undefined;
  };
  return { lookUp, isSending, fault, forget: () => setFault(undefined) };
};

const OutsideAddress = ({ form, words }: FormProps & { readonly words: OutsideWords }) => {
  const { label, hint, plain } = words;
  const [typed, setTyped] = useState<string>();
  const { lookUp, isSending, fault, forget } = useLookUp(form, words);
  const take = async (): Promise<void> => {
    if (typed !== undefined && (await lookUp(typed.trim()))) setTyped(undefined);
  };
  const title = textAt(form.value, `${OEMBED}.title`);
  const provider = textAt(form.value, `${OEMBED}.providerName`);
  const found = [title, provider].filter((text) => text !== '').join(', ');
  return (
    <div className="stack-small">
      <TextField
        label={label}
        type="url"
        placeholder="https://"
        value={typed ?? addressIn(form, plain)}
        hint={typed === undefined && found !== '' ? found : hint}
        error={fault ?? faultAt(form, OEMBED)}
        onChange={(text) => {
          setTyped(text);
          forget();
        }}
        onBlur={() => void take()}
        onKeyDown={(event) => (event.key === 'Enter' ? void take() : undefined)}
      />
      {typed === undefined ? null : (
        <div className="row">
          <Button onPress={() => void take()} isPending={isSending}>
            Use this address
          </Button>
        </div>
      )}
    </div>
  );
};

/** The address of something that a service shows, and what the service answered about it. */
export const oembedSetting = (words: OutsideWords): CustomSetting => ({
  control: 'custom',
  fields: [...oembedFields, ...(words.plain === undefined ? [] : [words.plain])],
  Editor: ({ form }) => <OutsideAddress form={form} words={words} />,
});
