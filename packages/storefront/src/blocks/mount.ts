import { AudioPlayers } from './audio-players.ts';
import { Frame } from './frame.ts';
import { Lightbox } from './lightbox.ts';
import { ScrollingText } from './scrolling-text.ts';
import { Slides } from './slides.ts';
import { Video } from './video.ts';

const elements: Readonly<Record<string, CustomElementConstructor>> = {
  'sw-audio': AudioPlayers,
  'sw-frame': Frame,
  'sw-lightbox': Lightbox,
  'sw-scrolling-text': ScrollingText,
  'sw-slides': Slides,
  'sw-video': Video,
};

/** Called once per element, but a name can be defined only once. */
export const mount = (): void => {
  for (const [name, element] of Object.entries(elements)) {
    if (!customElements.get(name)) customElements.define(name, element);
  }
};
