import { resetStyle, setStyle, type StyleValues } from '@sitewright/domain/styles';
import { useState } from 'react';
import { Skeleton } from '../controls/index.ts';
import { stylesDocument, useDocument } from '../documents/index.ts';
import { Fetched } from '../data-fetching/index.ts';
import { siteValues } from './site-values.ts';
import { TokenField } from './token-field.tsx';
import { viewTokens } from './token-views.ts';
import { TokensProvider } from './tokens-context.ts';
import { useStyleTokens } from './use-style-tokens.ts';

/** What a section or block has set for itself. */
type InnerValues = Readonly<Record<string, string>>;

interface LayerFieldsProps {
  readonly layer: 'section' | 'block';
  readonly values: InnerValues | undefined;
  /** Of the section around a block. */
  readonly sectionStyles?: InnerValues | undefined;
  /** What is to be kept; nothing when all is reset. */
  readonly onChange: (values: InnerValues | undefined) => void;
  /** Every step of a movement, to be shown and not kept. */
  readonly onPreview?: ((values: InnerValues) => void) | undefined;
}

const asTexts = (values: StyleValues | undefined): InnerValues | undefined =>
  values && Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The look of one section or block where it differs from the site's. */
export const LayerFields = ({ layer, values, sectionStyles, onChange, onPreview }: LayerFieldsProps) => {
  const { fetched, refetch } = useStyleTokens();
  const styles = useDocument(stylesDocument);
  const [live, setLive] = useState<InnerValues>();
  const site = styles.state === 'success' ? siteValues(styles.document.content) : {};
  const own = live ?? values;
  const layers = layer === 'section' ? { site, section: own } : { site, section: sectionStyles, block: own };
  return (
    <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="form" />}>
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
