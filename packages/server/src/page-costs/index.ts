export { CostRecorder } from './cost-recorder.ts';
