import { asString, formatter, propertyPath } from '@sitewright/template';
import { attributeToken, printedField } from '../data/index.ts';

export const audioPlayer = formatter(() => (value) => {
  const id = attributeToken(printedField(value, 'id'));
  const url = attributeToken(asString(propertyPath(value, ['structuredContent', 'audioAssetUrl'])));
  return (
    `<script>Y.use('squarespace-audio-player-frontend');</script>\n` +
    `<div class="squarespace-audio-player" data-audio-asset-url="${url}"` +
    ` data-item-id="${id}" id="audio-player-${id}"></div>`
  );
});
