export { ConnectDialog } from './connect-dialog.tsx';
export { ConnectionNotice } from './connection-notice.tsx';
