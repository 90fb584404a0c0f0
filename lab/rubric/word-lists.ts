import { plainText } from './reading-grade.ts';

export const JARGON = [
  'avatar',
  'funnel',
  'lead magnet',
  'opt-in',
  'tripwire',
  'upsell',
  'ICP',
  'persona',
  'value proposition',
  'USP',
  'CTA',
  'call to action',
  'conversion',
  'KPI',
  'ROI',
  'niche',
  'pain point',
  'high-ticket',
  'value stack',
  'scale up',
  'scalable',
  'leverage',
  'synergy',
  'workflow',
  'pipeline',
  'touchpoint',
  'nurture',
  'CRM',
  'SEO',
  'deliverable',
  'target market',
  'demographic',
  'signature framework',
  'objection',
  'monetize',
];

export const FAITH = [
  'faith',
  'God',
  'Lord',
  'Jesus',
  'Christ',
  'Christian',
  'church',
  'pastor',
  'prayer',
  'pray',
  'scripture',
  'Bible',
  'verse',
  'ministry',
  'worship',
  'sabbath',
  'holy',
  'mosque',
  'synagogue',
  'temple',
];

const BANNED = [
  'guaranteed',
  'we guarantee',
  'proven system',
  'proven method',
  'six-figure',
  'six figures',
  'seven-figure',
  'passive income',
  'while you sleep',
  'overnight success',
  'effortless',
  'secret formula',
  '100% success',
  'risk-free',
  'act now',
  "don't miss out",
  'last chance',
  'only a few spots',
  'spots are filling fast',
  'game-changer',
  'skyrocket',
  'crush it',
  'unlock your',
  'God told',
  'God wants you to',
  'the Lord told',
  'blessing is waiting',
  'sow a seed',
  'you are called to buy',
];

// "not guaranteed" is an honest sentence; only the claim itself is banned.
const DENIAL = String.raw`(?<!\b(?:not|never|no|nothing is|isn't|aren't)\s)`;

function termPattern(term: string, before: string): RegExp {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', String.raw`\s+`);
  return new RegExp(`${before}(?<![a-z0-9])${escaped}(?:s|es)?(?![a-z0-9])`, 'i');
}

/** The terms that occur in the text as whole words, in any case, singular or plural. */
export function findTerms(text: string, terms: readonly string[]): string[] {
  const plain = plainText(text);
  return terms.filter((term) => termPattern(term, '').test(plain));
}

export function findBanned(text: string): string[] {
  const plain = plainText(text);
  return BANNED.filter((term) => termPattern(term, DENIAL).test(plain));
}
