import { Type } from 'typebox';
import { defineJobKind } from './jobs/index.ts';

export const sweepKind = defineJobKind({ name: 'contributors.sweep', payload: Type.Object({}) });
