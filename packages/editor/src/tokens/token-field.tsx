import { ColourField } from '../colours/index.ts';
import { Select, Switch } from '../controls/index.ts';
import { FontField } from '../fonts/index.ts';
import { AmountField } from './amount-field.tsx';
import { PlainField } from './plain-field.tsx';
import { TokenAside } from './token-frame.tsx';
import { groundsOf, swatchesOf, type TokenView } from './token-views.ts';
import { useTokens } from './tokens-context.ts';
import './tokens.css';

export interface TokenFieldProps {
  readonly view: TokenView;
  /** With every step: shown at once, not kept. */
  readonly onChange: (value: string) => void;
  /** To be kept. */
  readonly onChangeEnd: (value: string) => void;
  readonly onReset: () => void;
}

const ColourToken = ({ view, onReset, ...change }: TokenFieldProps) => {
  const { views, ...viewed } = useTokens();
  const { on, under } = groundsOf(view, viewed);
  return (
    <ColourField
      label={view.token.title}
      value={view.shown}
      swatches={swatchesOf(views)}
      grounds={on}
      texts={under}
      aside={<TokenAside view={view} onReset={onReset} />}
      {...change}
    />
  );
};

const FontToken = ({ view, onReset, onChangeEnd }: TokenFieldProps) => {
  const { views } = useTokens();
  const used = views.filter(({ token }) => token.type === 'font').map(({ shown }) => shown);
  return (
    <FontField
      label={view.token.title}
      value={view.shown}
      styleGuide={used}
      aside={<TokenAside view={view} onReset={onReset} />}
      onChange={onChangeEnd}
    />
  );
};

const ChoiceToken = ({ view, onReset, onChangeEnd }: TokenFieldProps) => (
  <div className="token-choice">
    <Select
      label={view.token.title}
      choices={(view.token.options ?? []).map((name) => ({ id: name, name }))}
      value={view.shown}
      onChange={onChangeEnd}
    />
    <TokenAside view={view} onReset={onReset} />
  </div>
);

const SwitchToken = ({ view, onReset, onChangeEnd }: TokenFieldProps) => (
  <div className="token-choice">
    <Switch
      label={view.token.title}
      isOn={view.shown === 'true'}
      onChange={(isOn) => onChangeEnd(String(isOn))}
    />
    <TokenAside view={view} onReset={onReset} />
  </div>
);

const fields = {
  colour: ColourToken,
  font: FontToken,
  size: AmountField,
  number: AmountField,
  choice: ChoiceToken,
  switch: SwitchToken,
  text: PlainField,
} as const;

/** The field of one token. */
export const TokenField = (props: TokenFieldProps) => {
  const Field = fields[props.view.token.type];
  return <Field {...props} />;
};
