import { readEmbedAddress, writeFrame, type Embedded } from '@sitewright/domain/embeds';
import { refuse, type Refusal } from '../http/index.ts';
import type { OembedClient } from './request-oembed.ts';

/** The Vimeo plan whose videos cannot be embedded on other sites. */
const BASIC = 'basic';

/** What a block stores of a URL. Where the service does not respond, it is embedded without a title. */
export const lookUpEmbed = async (text: string, ask: OembedClient): Promise<Embedded | Refusal> => {
  const address = readEmbedAddress(text);
  if (!address) return refuse('embed-unknown');
  const { state, title, accountType, ...told } = await ask(address);
  if (state === 'gone') return refuse('embed-gone');
  if (address.service === 'vimeo' && accountType === BASIC) return refuse('vimeo-basic');
  const { url, providerName, frame } = address;
  const size = { width: address.width, height: address.height, ...told };
  const known =
    size.width === undefined || size.height === undefined ? {} : { width: size.width, height: size.height };
  return {
    url,
    providerName,
    html: writeFrame({ src: frame, ...known }),
    ...(title !== undefined && { title }),
    ...known,
  };
};
