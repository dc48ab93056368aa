export { createClient, type Client, type ClientOptions, type Outcome, type Refusal } from './client.ts';
