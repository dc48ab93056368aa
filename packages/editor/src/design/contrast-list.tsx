import { contrastNeeded, contrastOf, readColour, showContrast } from '@sitewright/domain/styles';
import { Notice } from '../controls/index.ts';
import { resolveTokenValue, type TokenView } from '../tokens/index.ts';
import type { StyleToken, LayeredValues } from '@sitewright/domain/styles';

interface ContrastListProps {
  readonly views: readonly TokenView[];
  readonly tokens: readonly StyleToken[];
  readonly values: LayeredValues;
}

/** Low-contrast colour pairs, visible without opening every picker. */
export const ContrastList = ({ views, tokens, values }: ContrastListProps) => {
  const low = views.flatMap(({ token, resolved }) => {
    const ground = tokens.find(({ name }) => name === token.on);
    const [text, back] = [
      readColour(resolved),
      readColour((ground && resolveTokenValue({ tokens, values }, ground.name)) ?? ''),
    ];
    if (!ground || !text || !back) return [];
    const ratio = contrastOf(text, back);
    return ratio >= contrastNeeded.text ? [] : [{ token, ground, ratio: showContrast(ratio) }];
  });
  if (low.length === 0) return null;
  return (
    <Notice tone="warning" title="Hard to read">
      <ul>
        {low.map(({ token, ground, ratio }) => (
          <li
            key={token.name}
          >{`${token.title} on ${ground.title}: ${ratio}:1, at least ${contrastNeeded.text}:1`}</li>
        ))}
      </ul>
    </Notice>
  );
};
