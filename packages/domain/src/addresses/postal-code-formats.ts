interface PostalCodeFormat {
  readonly pattern: string;
  readonly example: string;
}

const digits = (
  codes: string,
  count: number,
  example: string,
): readonly (readonly [string, PostalCodeFormat])[] =>
  codes.split(' ').map((code) => [code, { pattern: `\\d{${String(count)}}`, example }]);

/** Of codes without spaces and hyphens, in capitals. A prefix of the country (D-10115, LV-1010) is removed before. */
export const postalCodeFormats: ReadonlyMap<string, PostalCodeFormat> = new Map<string, PostalCodeFormat>([
  ...digits('FO IS LS MG OM PG', 3, '101'),
  ...digits(
    'AF AM AT AU BD BE BG CH CV CY DK ET GE GL GW HU LI LU LV MD MK MZ NE NO NZ PH PY SI SJ TN VE ZA',
    4,
    '1010',
  ),
  ...digits(
    'AS AX BA BL CR CU DE DO DZ EE EG ES FI FR GF GP GT GU HN HR ID IQ IT JO KE KR KW LA LK MA MC ME MF MM MP MQ MX MY NC NI NP PF PK PM PR RE RS SA SD SE SM SN SV TH TR UA UY VA VI WF YT ZM',
    5,
    '10115',
  ),
  ...digits('BY CN CO EC IN KG KZ MN NG RO RU SG TJ TM UZ', 6, '100001'),
  ['AD', { pattern: 'AD\\d{3}|\\d{3}', example: 'AD500' }],
  ['AI', { pattern: 'AI2640|2640', example: 'AI-2640' }],
  ['AR', { pattern: '[A-Z]?\\d{4}([A-Z]{3})?', example: 'C1070AAM' }],
  ['AZ', { pattern: '\\d{4}', example: 'AZ 1000' }],
  ['BM', { pattern: '[A-Z]{2}[A-Z0-9]{2}', example: 'HM 12' }],
  ['BN', { pattern: '[A-Z]{2}\\d{4}', example: 'BB3713' }],
  ['BR', { pattern: '\\d{8}', example: '01310-100' }],
  ['CA', { pattern: '[ABCEGHJ-NPRSTVXY]\\d[A-Z]\\d[A-Z]\\d', example: 'K1A 0B1' }],
  ['CL', { pattern: '\\d{7}', example: '8340457' }],
  ['CZ', { pattern: '\\d{5}', example: '110 00' }],
  ['FK', { pattern: 'FIQQ1ZZ', example: 'FIQQ 1ZZ' }],
  ['GB', { pattern: '[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}|BFPO\\d{1,4}', example: 'SW1A 1AA' }],
  ['GG', { pattern: 'GY\\d{1,2}\\d[A-Z]{2}', example: 'GY1 1AA' }],
  ['GI', { pattern: 'GX111AA', example: 'GX11 1AA' }],
  ['GR', { pattern: '\\d{5}', example: '105 57' }],
  ['HT', { pattern: '\\d{4}', example: 'HT6120' }],
  ['IE', { pattern: '[A-Z]\\d[\\dW][A-Z0-9]{4}', example: 'D02 AF30' }],
  ['IL', { pattern: '\\d{5}(\\d{2})?', example: '9614303' }],
  ['IM', { pattern: 'IM\\d{1,2}\\d[A-Z]{2}', example: 'IM1 1AA' }],
  ['IR', { pattern: '\\d{10}', example: '11936-12345' }],
  ['JE', { pattern: 'JE\\d{1,2}\\d[A-Z]{2}', example: 'JE1 1AA' }],
  ['JP', { pattern: '\\d{7}', example: '100-0001' }],
  ['KH', { pattern: '\\d{5,6}', example: '120101' }],
  ['LB', { pattern: '\\d{4}(\\d{4})?', example: '2038 3054' }],
  ['LT', { pattern: '\\d{5}', example: 'LT-01100' }],
  ['MT', { pattern: '[A-Z]{3}\\d{4}', example: 'VLT 1117' }],
  ['MV', { pattern: '\\d{5}', example: '20026' }],
  ['NL', { pattern: '\\d{4}[A-Z]{2}', example: '1012 AB' }],
  ['PE', { pattern: '\\d{5}', example: '15001' }],
  ['PL', { pattern: '\\d{5}', example: '00-950' }],
  ['PT', { pattern: '\\d{7}', example: '4050-036' }],
  ['SK', { pattern: '\\d{5}', example: '811 01' }],
  ['TW', { pattern: '\\d{3}(\\d{2,3})?', example: '100' }],
  ['US', { pattern: '\\d{5}(\\d{4})?', example: '94103' }],
  ['VN', { pattern: '\\d{5,6}', example: '100000' }],
]);
