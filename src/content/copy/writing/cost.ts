import { aboutCents } from '#content/copy/words/amounts.ts';

export const COST_COPY = {
  billing: 'Open the billing page',
  billingAddress: 'https://platform.openai.com/settings/organization/billing/overview',
  rewrite: (cents: number, asOf: string) =>
    `A rewrite costs ${aboutCents(cents)} (an estimate, based on prices from ${asOf}).`,
  both: (model: string, each: number, all: number) =>
    `With ${model}, a plan costs ${aboutCents(each)}, and all nineteen cost ${aboutCents(all)}.`,
  estimate: (asOf: string) =>
    `This is an estimate, based on prices from ${asOf}. What your AI service charges may differ.`,
  unknown: 'We don’t have a price for this model. Check your AI service’s price list.',
  recommended: (model: string, why: string, isCheaper: boolean) =>
    `Not sure? Choose ${model}. It ${why}${isCheaper ? ', and costs less' : ''}.`,
  use: (model: string) => `Use ${model}`,
  listAsOf: (asOf: string) => `Our list of models is from ${asOf}.`,
} as const;
