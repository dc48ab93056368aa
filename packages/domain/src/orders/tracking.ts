import { orderLimits } from './order-limits.ts';

interface Carrier {
  readonly name: string;
  /** `{number}` stands for the tracking number. */
  readonly url: string;
}

/** Carriers whose pages of parcels are known, by id. */
export const carriers = {
  dhl: { name: 'DHL', url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}' },
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: { name: 'USPS', url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  dpd: { name: 'DPD', url: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  gls: { name: 'GLS', url: 'https://gls-group.com/GROUP/en/parcel-tracking?match={number}' },
  hermes: {
    name: 'Hermes',
    url: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#{number}',
  },
  evri: { name: 'Evri', url: 'https://www.evri.com/track/parcel/{number}' },
  'royal-mail': {
    name: 'Royal Mail',
    url: 'https://www.royalmail.com/track-your-item#/tracking-results/{number}',
  },
  postnl: { name: 'PostNL', url: 'https://jouw.postnl.nl/track-and-trace/{number}' },
  'la-poste': { name: 'La Poste', url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  colissimo: { name: 'Colissimo', url: 'https://www.laposte.fr/outils/suivre-vos-envois?code={number}' },
  correos: {
    name: 'Correos',
    url: 'https://www.correos.es/es/en/tools/tracker/items/details?tracking-number={number}',
  },
  ctt: {
    name: 'CTT',
    url: 'https://www.ctt.pt/feapl_2/app/open/objectSearch/objectSearch.jspx?objects={number}',
  },
  'canada-post': {
    name: 'Canada Post',
    url: 'https://www.canadapost-postescanada.ca/track-reperage/en#/details/{number}',
  },
  'australia-post': {
    name: 'Australia Post',
    url: 'https://auspost.com.au/mypost/track/details/{number}',
  },
} as const satisfies Record<string, Carrier>;

export type CarrierId = keyof typeof carriers;

/** A carrier that is not in the list has a name and a link of its own. */
export const OTHER_CARRIER = 'other';

const isCarrierId = (text: string): text is CarrierId => Object.hasOwn(carriers, text);

/** The name of a stored carrier, which is an id of the list or a name. */
export const carrierName = (carrier: string): string =>
  isCarrierId(carrier) ? carriers[carrier].name : carrier;

/** What the owner enters. Empty fields are left out of the shipment. */
export interface TrackingInput {
  /** An id of the list, `other`, or empty. */
  readonly carrier: string;
  /** Of another carrier. */
  readonly carrierName: string;
  readonly trackingNumber: string;
  /** Of another carrier. */
  readonly trackingUrl: string;
}

export const noTracking: TrackingInput = {
  carrier: '',
  carrierName: '',
  trackingNumber: '',
  trackingUrl: '',
};

/** As it is stored with a shipment. */
export interface Tracking {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly trackingUrl: string;
}

export const trackingFaultTexts = {
  carrier: 'Choose a carrier of the list.',
  carrierName: 'Enter the name of the carrier.',
  trackingNumber: 'Enter the tracking number, or choose no carrier.',
  trackingNumberForm: 'Use letters, digits, hyphens, dots and slashes.',
  trackingUrl: 'Enter a link that begins with https://, or leave it empty.',
} as const;

export type TrackingFaults = Partial<Record<keyof TrackingInput, string>>;

const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N}\-./_]*$/u;

const HTTPS_URL = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:[/?#][^\s<>"'\\]*)?$/i;

/** Only https: a link in an email or on a page must not run anything. */
const isTrackingUrl = (text: string): boolean =>
  text.length <= orderLimits.TRACKING_URL && HTTPS_URL.test(text);

const tidy = ({ carrier, carrierName: name, trackingNumber, trackingUrl }: TrackingInput): TrackingInput => ({
  carrier,
  carrierName: name.replaceAll(/\s+/g, ' ').trim(),
  trackingNumber: trackingNumber.replaceAll(/\s+/g, ''),
  trackingUrl: trackingUrl.trim(),
});

const numberFault = ({ carrier, trackingNumber }: TrackingInput): string | undefined => {
  if (trackingNumber === '') return isCarrierId(carrier) ? trackingFaultTexts.trackingNumber : undefined;
  return NUMBER.test(trackingNumber) && trackingNumber.length <= orderLimits.TRACKING_NUMBER
    ? undefined
    : trackingFaultTexts.trackingNumberForm;
};

export const findTrackingFaults = (input: TrackingInput): TrackingFaults => {
  const given = tidy(input);
  const isOther = given.carrier === OTHER_CARRIER;
  const number = numberFault(given);
  return {
    ...(given.carrier === '' || isOther || isCarrierId(given.carrier)
      ? {}
      : { carrier: trackingFaultTexts.carrier }),
    ...(isOther && given.carrierName === '' ? { carrierName: trackingFaultTexts.carrierName } : {}),
    ...(number === undefined ? {} : { trackingNumber: number }),
    ...(isOther && given.trackingUrl !== '' && !isTrackingUrl(given.trackingUrl)
      ? { trackingUrl: trackingFaultTexts.trackingUrl }
      : {}),
  };
};

/** Of entries without faults. */
export const readTracking = (input: TrackingInput): Tracking => {
  const { carrier, carrierName: name, trackingNumber, trackingUrl } = tidy(input);
  if (carrier === OTHER_CARRIER) return { carrier: name, trackingNumber, trackingUrl };
  return {
    carrier: isCarrierId(carrier) ? carrier : '',
    trackingNumber,
    trackingUrl: isCarrierId(carrier)
      ? carriers[carrier].url.replace('{number}', () => encodeURIComponent(trackingNumber))
      : '',
  };
};
