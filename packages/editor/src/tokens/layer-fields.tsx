import { resetStyle, setStyle, type StyleValues } from '@sitewright/domain/styles';
import { useState } from 'react';
import { Skeleton } from '../controls/index.ts';
import { stylesDocument, useDocument } from '../documents/index.ts';
import { Failure, Fetched } from '../data-fetching/index.ts';
import { siteValues } from './site-values.ts';
import { TokenField } from './token-field.tsx';
import { viewTokens } from './token-views.ts';
import { TokensProvider } from './tokens-context.ts';
import { useStyleTokens } from './use-style-tokens.ts';

/** Values set on a section or block. */
type InnerValues = Readonly<Record<string, string>>;

interface LayerFieldsProps {
  readonly layer: 'section' | 'block';
  readonly values: InnerValues | undefined;
  /** Styles of the section that contains the block. */
  readonly sectionStyles?: InnerValues | undefined;
  /** Called with the values to store; undefined if all are reset. */
  readonly onChange: (values: InnerValues | undefined) => void;
  /** Called while dragging, for a preview. */
  readonly onPreview?: ((values: InnerValues) => void) | undefined;
}

const asTexts = (values: StyleValues | undefined): InnerValues | undefined =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** Style tokens of a section or block. */
export const LayerFields = ({ layer, values, sectionStyles, onChange, onPreview }: LayerFieldsProps) => {
  const { fetched, refetch } = useStyleTokens();
  const styles = useDocument(stylesDocument);
  const [live, setLive] = useState<InnerValues>();
  const skeleton = <Skeleton rows={4} shape="form" />;
  // Without the styles of the site the fields would show values that nobody set.
  if (styles.state === 'pending') return skeleton;
  if (styles.state === 'failed') return <Failure refusal={styles.refusal} onRetry={styles.retry} />;
  const site = siteValues(styles.document.content);
  const own = live ?? values;
  const layers = layer === 'section' ? { site, section: own } : { site, section: sectionStyles, block: own };
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={skeleton}>
      {({ tokens }) => {
        const views = viewTokens({ tokens, values: layers, layer });
        return (
          <TokensProvider value={{ tokens, values: layers, views }}>
            <div className="layer-fields">
              {views.map((view) => (
                <TokenField
                  key={view.token.name}
                  view={view}
                  onChange={(value) => {
                    const next = { ...values, [view.token.name]: value };
                    setLive(next);
                    onPreview?.(next);
                  }}
                  onChangeEnd={(value) => {
                    setLive(undefined);
                    onChange(asTexts(setStyle(values, view.token.name, value)));
                  }}
                  onReset={() => onChange(asTexts(resetStyle(values, view.token.name)))}
                />
              ))}
            </div>
          </TokensProvider>
        );
      }}
    </Fetched>
  );
};
