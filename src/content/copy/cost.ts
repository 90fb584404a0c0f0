import { centsOf } from './amounts.ts';

export const COST_COPY = {
  plan: (cents: number) => `This plan will cost about ${centsOf(cents)}.`,
  each: (cents: number) => `About ${centsOf(cents)} a plan.`,
  all: (cents: number) => `About ${centsOf(cents)} for all nineteen.`,
  estimate: (asOf: string) => `An estimate, from prices as of ${asOf}. Your AI provider’s own prices count.`,
  unknown: 'We don’t know what this model costs. Your AI provider’s price list does.',
  recommended: (model: string, why: string) => `Not sure? Choose ${model}. It ${why}.`,
} as const;
