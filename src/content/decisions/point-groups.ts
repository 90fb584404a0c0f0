import { FACT_LABELS } from '#content/facts/fact-labels.ts';
import type { Matter } from '#domain/decisions/decision.ts';
import { subjectOfPoint } from '#domain/decisions/subject-of.ts';
import { DECISION_TABLES } from './decision-tables.ts';

export function matterLabel(matter: Matter): string {
  return 'fact' in matter ? FACT_LABELS[matter.fact] : matter.own;
}

/** The subject of a point that is about no fact; the first match wins. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/\brefunds?\b|\bmoney[- ]back\b/i, FACT_LABELS.refundTerms],
  [/\bdoors?\b|\bsign-?up\b|\bclos(?:es?|ing)\b/i, FACT_LABELS.doorsClose],
  [
    /\bpermission\b|\ba yes from\b|\bmay you\b|\bask (?:her|him|them|the|your)\b.*\bbefore\b/i,
    'Permission to ask for',
  ],
  [/\bproof\b|\bgather\b|\bcount\b|\bown words\b/i, 'Proof to gather'],
  [/\blawyer\b|\battorney\b|\bpublisher\b|\bcopyright\b|\btax\b|\bdoctor\b/i, 'Ask an expert'],
  [/\bprice\b|\bpayments?\b|\$\d/i, 'Price and payments'],
  [/\broom\b|\bhall\b|\blibrary\b|\bevent\b|\bchairs?\b|\bguests?\b/i, 'Your event'],
  [/\bemails?\b|\btexts?\b|\bletters?\b|\bposts?\b|\bmessages?\b/i, 'Messages'],
  [/\bhours\b|\bcalls?\b|\bweeks?\b|\bdates?\b|\bdays?\b/i, 'Time and dates'],
];

const OTHER = 'Everything else';

/** Points with one subject share a row, from any plan. */
export function pointGroup(text: string): string {
  const matter = subjectOfPoint(text, DECISION_TABLES);
  if (matter) return matterLabel(matter);
  return GROUPS.find(([pattern]) => pattern.test(text))?.[1] ?? OTHER;
}
