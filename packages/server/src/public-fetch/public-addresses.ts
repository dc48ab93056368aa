import { isIP } from 'node:net';
import { createRangeCheck, LOCAL_RANGES, type AddressRange } from '../http/index.ts';

/** Networks that no public server is in: private, link-local with its metadata services, shared, test and multicast. */
const FORBIDDEN: readonly AddressRange[] = [
  ...LOCAL_RANGES,
  { address: '0.0.0.0', prefix: 8 },
  { address: '100.64.0.0', prefix: 10 },
  { address: '169.254.0.0', prefix: 16 },
  { address: '192.0.0.0', prefix: 24 },
  { address: '192.0.2.0', prefix: 24 },
  { address: '198.18.0.0', prefix: 15 },
  { address: '198.51.100.0', prefix: 24 },
  { address: '203.0.113.0', prefix: 24 },
  { address: '224.0.0.0', prefix: 4 },
  { address: '240.0.0.0', prefix: 4 },
  { address: '168.63.129.16', prefix: 32 },
  { address: '192.88.99.0', prefix: 24 },
  { address: '::', prefix: 96 },
  { address: '::ffff:0:0:0', prefix: 96 },
  { address: '64:ff9b::', prefix: 96 },
  { address: '64:ff9b:1::', prefix: 48 },
  { address: '100::', prefix: 64 },
  { address: '2001::', prefix: 32 },
  { address: '2001:db8::', prefix: 32 },
  { address: '2002::', prefix: 16 },
  { address: '3fff::', prefix: 20 },
  { address: '5f00::', prefix: 16 },
  { address: 'fe80::', prefix: 10 },
  { address: 'fec0::', prefix: 10 },
  { address: 'ff00::', prefix: 8 },
];

const isForbidden = createRangeCheck(FORBIDDEN);

export const isPublicAddress = (address: string): boolean => isIP(address) !== 0 && !isForbidden(address);
