import { asString, formatter, propertyPath } from '@sitewright/template';
import { attributeToken, printedField } from '../data/index.ts';

/** Calls a library that pages do not have; the page fills the player's place itself. */
export const audioPlayerScript = "Y.use('squarespace-audio-player-frontend');";

export const audioPlayer = formatter(() => (value) => {
  const id = attributeToken(printedField(value, 'id'));
  const url = attributeToken(asString(propertyPath(value, ['structuredContent', 'audioAssetUrl'])));
  return (
    `<script>${audioPlayerScript}</script>\n` +
    `<div class="squarespace-audio-player" data-audio-asset-url="${url}"` +
    ` data-item-id="${id}" id="audio-player-${id}"></div>`
  );
});
