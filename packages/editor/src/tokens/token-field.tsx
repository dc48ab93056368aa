import { ColourField } from '../colours/index.ts';
import { Select, Switch } from '../controls/index.ts';
import { FontField } from '../fonts/index.ts';
import { SizeField } from './size-field.tsx';
import { PlainField } from './plain-field.tsx';
import type { TokenFieldProps } from './token-field-props.ts';
import { TokenStatus } from './token-frame.tsx';
import { contrastPairsOf, swatchesOf } from './token-views.ts';
import { useTokens } from './tokens-context.ts';
import './tokens.css';

const ColourToken = ({ view, onReset, ...change }: TokenFieldProps) => {
  const { views, ...viewed } = useTokens();
  const { on, under } = contrastPairsOf(view, viewed);
  return (
    <ColourField
      label={view.token.title}
      value={view.resolved}
      swatches={swatchesOf(views)}
      backgrounds={on}
      texts={under}
      aside={<TokenStatus view={view} onReset={onReset} />}
      {...change}
    />
  );
};

const FontToken = ({ view, onReset, onChangeEnd }: TokenFieldProps) => {
  const { views } = useTokens();
  const used = views.filter(({ token }) => token.type === 'font').map(({ resolved }) => resolved);
  return (
    <FontField
      label={view.token.title}
      value={view.resolved}
      styleGuide={used}
      aside={<TokenStatus view={view} onReset={onReset} />}
      onChange={onChangeEnd}
    />
  );
};

const ChoiceToken = ({ view, onReset, onChangeEnd }: TokenFieldProps) => (
  <div className="token-choice">
    <Select
      label={view.token.title}
      choices={(view.token.options ?? []).map((name) => ({ id: name, name }))}
      value={view.resolved}
      onChange={onChangeEnd}
    />
    <TokenStatus view={view} onReset={onReset} />
  </div>
);

const SwitchToken = ({ view, onReset, onChangeEnd }: TokenFieldProps) => (
  <div className="token-choice">
    <Switch
      label={view.token.title}
      isOn={view.resolved === 'true'}
      onChange={(isOn) => onChangeEnd(String(isOn))}
    />
    <TokenStatus view={view} onReset={onReset} />
  </div>
);

const fields = {
  colour: ColourToken,
  font: FontToken,
  size: SizeField,
  number: SizeField,
  choice: ChoiceToken,
  switch: SwitchToken,
  text: PlainField,
} as const;

/** The field of a token. */
export const TokenField = (props: TokenFieldProps) => {
  const Field = fields[props.view.token.type];
  return <Field {...props} />;
};
