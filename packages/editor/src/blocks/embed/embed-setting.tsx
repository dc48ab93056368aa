import { embedCalls } from '@sitewright/api/embeds';
import { useRef, useState } from 'react';
import { Button, TextField } from '../../controls/index.ts';
import { useSending } from '../../data-fetching/index.ts';
import type { FormProps, CustomSetting } from '../settings/setting.ts';
import { errorAt, type SettingForm } from '../settings/setting-form.ts';
import { textAt } from '../settings/value-path.ts';

interface EmbedTexts {
  readonly label: string;
  readonly hint: string;
  /** Field for a URL that no provider resolves; without it such a URL is refused. */
  readonly plain?: string;
}

const OEMBED = 'oembed';
const oembedFields = ['html', 'providerName', 'title', 'url', 'width', 'height'].map(
  (name) => `${OEMBED}.${name}`,
);

const addressIn = (form: SettingForm, plain: string | undefined): string =>
  (plain === undefined ? '' : textAt(form.value, plain)) || textAt(form.value, `${OEMBED}.url`);

const useLookUp = (form: SettingForm, { label, plain }: EmbedTexts) => {
  const { send, isSending } = useSending(embedCalls.lookUp);
  const [fault, setFault] = useState<string>();
  /** The latest request: responses to earlier ones are stale. */
  const latest = useRef<symbol>(undefined);
  const put = (oembed: unknown, url: string): void =>
    form.change(
      { field: OEMBED, next: oembed, label: `Change ${label.toLowerCase()}` },
      ...(plain === undefined
        ? []
        : [{ field: plain, next: url === '' ? undefined : url, label: `Change ${label.toLowerCase()}` }]),
    );
  const lookUp = async (url: string): Promise<boolean> => {
    const request = Symbol(url);
    latest.current = request;
    setFault(undefined);
    if (url === '') {
      put(undefined, '');
      return true;
    }
    const outcome = await send({ query: { url } });
    if (latest.current !== request) return false;
    if (outcome.ok) put(outcome.answer, outcome.answer.url);
    else if (outcome.refusal.code === 'embed-unknown' && plain !== undefined) put(undefined, url);
    else
      setFault(
        outcome.refusal.code === 'network' ? 'Unable to connect. Please try again' : outcome.refusal.message,
      );
    return outcome.ok || plain !== undefined;
  };
  return { lookUp, isSending, fault, clearFault: () => setFault(undefined) };
};

const EmbedUrlField = ({ form, texts }: FormProps & { readonly texts: EmbedTexts }) => {
  const { label, hint, plain } = texts;
  const [typed, setTyped] = useState<string>();
  const { lookUp, isSending, fault, clearFault } = useLookUp(form, texts);
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
        error={fault ?? errorAt(form, OEMBED)}
        onChange={(text) => {
          setTyped(text);
          clearFault();
        }}
        onBlur={() => void take()}
        onKeyDown={(event) => (event.key === 'Enter' ? void take() : undefined)}
      />
      {typed === undefined ? null : (
        <div className="row">
          <Button onPress={() => void take()} isPending={isSending}>
            Use this URL
          </Button>
        </div>
      )}
    </div>
  );
};

/** URL of embeddable content, resolved by oEmbed. */
export const oembedSetting = (texts: EmbedTexts): CustomSetting => ({
  control: 'custom',
  fields: [...oembedFields, ...(texts.plain === undefined ? [] : [texts.plain])],
  Editor: ({ form }) => <EmbedUrlField form={form} texts={texts} />,
});
