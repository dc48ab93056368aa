export { seedDemoOrders, type DemoSeed } from './seed-demo-orders.ts';
