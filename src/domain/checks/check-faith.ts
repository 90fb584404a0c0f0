import { matchesIn } from '#domain/matches-in.ts';
import { isDenied } from './denied.ts';
import type { Check, PlanToCheck } from './finding.ts';
import type { OwnerWords } from './given.ts';

// Not "verse", which songs have, nor "spirit", "grace" and "temple", which teams, neighbors and heads have.
const FAITH =
  /\b(?:God|Lord|Jesus|Christ(?:ian(?:s|ity)?)?|churches|church|pastors?|priests?|rabbis?|imams?|prayers?|pray(?:s|ed|ing)?|scriptures?|bible|biblical(?:ly)?|bible verses?|gospel|ministry|worship\w*|sabbath|shabbat|shabbos|holy|mosques?|synagogues?|torah|quran|allah|amen|hallelujah|blessed|blessings?|anointed|sermons?|psalms?|salvation|godly|faith-based|congregations?|divine(?:ly)?|heavenly)\b/gi;
// The plan's own line about the level, and the rule that a group's list needs its yes, name the words on purpose.
const ABOUT_LEVEL =
  /\bfaith (?:level|words?|context|leader)|\breligio|\bsaid yes\b|\bagreed\b|\bpermission\b|\bask first\b/i;

export type FaithLevel = 'open' | 'quiet' | 'none';

function faithLevelOf(fact: string | undefined): FaithLevel | null {
  if (fact === undefined || fact.trim() === '') return null;
  if (/\bquiet|\bprivate|\bhidden|\bnothing religious|\bno (?:verses|faith)/i.test(fact)) return 'quiet';
  return /\bopen/i.test(fact) ? 'open' : 'none';
}

/**
 * Faith words above the person's level. Quiet or not wanted: each one, in every sentence. Open or unset: only words the
 * person never used, each once per plan; somebody comfortable with "prayer" needn't be told seven times.
 */
export function checkFaith({ text }: OwnerWords, { sheet }: Pick<PlanToCheck, 'sheet'>): Check {
  const level = faithLevelOf(sheet?.facts.faith);
  const own = new Set(matchesIn(text, FAITH).map(([word]) => stem(word)));
  // Nothing confirmed: the person's own words decide.
  const isOpen = level === null || level === 'open';
  const isAllowed = (word: string) => isOpen && own.has(stem(word));
  const asked = new Set<string>();
  const isNew = (word: string) => !isOpen || (!asked.has(stem(word)) && asked.add(stem(word)));
  return (sentence) => {
    if (sentence.isOpenPoint || ABOUT_LEVEL.test(sentence.text)) return [];
    return matchesIn(sentence.text, FAITH)
      .filter(({ 0: word, index }) => !isAllowed(word) && !isDenied(sentence, index) && isNew(word))
      .map(([words]) => ({ kind: 'faith' as const, words }));
  };
}

function stem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.startsWith('pray')) return 'pray';
  return lower.replace(/(?:ches)$/, 'ch').replace(/(?:ings?|s)$/, '');
}
