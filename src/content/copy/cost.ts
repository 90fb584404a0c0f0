import { aboutCents } from './words/amounts.ts';

export const COST_COPY = {
  plan: (cents: number, asOf: string) =>
    `This plan will cost ${aboutCents(cents)} (an estimate, from prices as of ${asOf}).`,
  each: (cents: number) => `A plan costs ${aboutCents(cents)}.`,
  both: (model: string, each: number, all: number) =>
    `With ${model}, a plan costs ${aboutCents(each)}, and all nineteen cost ${aboutCents(all)}.`,
  estimate: (asOf: string) => `An estimate, from prices as of ${asOf}. Your AI provider’s own prices count.`,
  unknown: 'We don’t know what this model costs. Your AI provider’s price list does.',
  recommended: (model: string, why: string) => `Not sure? Choose ${model}. It ${why}.`,
  use: (model: string) => `Use ${model}`,
  listAsOf: (asOf: string) => `Our list of models is from ${asOf}.`,
} as const;
