import { centsOf } from './amounts.ts';

export const COST_COPY = {
  plan: (cents: number) => `This plan will cost about ${centsOf(cents)}.`,
  each: (cents: number) => `About ${centsOf(cents)} a plan.`,
  all: (cents: number) => `About ${centsOf(cents)} for all nineteen.`,
  estimate: (asOf: string) =>
    `An estimate, from prices as of ${dayWords(asOf)}. Your AI provider’s own prices count.`,
  unknown: 'We don’t know what this model costs. Your AI provider’s price list does.',
  recommended: (model: string, why: string) => `Not sure? Choose ${model}. It ${why}.`,
  use: (model: string) => `Use ${model}`,
  listAsOf: (asOf: string) => `Our list of models is from ${dayWords(asOf)}.`,
} as const;

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 'October 3, 2026' from '2026-10-03', without the browser's own date format: its time zone could make it the 2nd. */
function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}
