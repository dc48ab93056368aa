export { ExportLink } from './export-link.tsx';
export { RecordList } from './record-list.tsx';
