const KIN =
  '(?:sister|brother|boy|husband|wife|mom|son|daughter|niece|nephew|cousin|friend|neighbor|grand\\p{L}+)';
const WORD = '\\p{Lu}\\p{Ll}+';
/** "My friend Pastor Lorraine", "Sra. Treviño"; not "First reading", "It" or "Nobody". */
const WHO = `(?<who>(?:[Mm]y|[Oo]ur) ${KIN}(?: in law)?(?:,? ${WORD}){0,2},?|(?!(?:Th(?:e|is|at|ere|ey|ese|ose|en)|Wh(?:o|at|en|ere|y)|No(?:body|ne|t|w)?|Some\\p{Ll}*|It|If|And|So|We|First|Zoom|Stripe|Nine|Ten|\\p{L}+day)\\b)${WORD}\\.?(?: ${WORD}){0,2})`;
const BEGIN = '(?:^|[,;:(.] ?|\\b(?:and|but) )';
const ANYWHERE = new RegExp(`${BEGIN}${WHO} (?:helps?|does|runs|takes|included)\\b`, 'gu');
/** Where the question asks for them: whatever somebody does, in whatever place. */
const ASKED = new RegExp(
  `${BEGIN}${WHO}(?:(?:[’']s| is)? (?:on|with|(?:at|in)(?= the (?!morn|even|after))) (?:the )?\\p{Ll}+| will \\p{Ll}+| (?!says|has|is|was|needs)\\p{Ll}+s|[’']s \\p{Ll}+ing)\\b`,
  'gu',
);
const LONGEST_READ = 600;
const OTHERWISE = /\b(?:if|wish|maybe|hope|ask)\b/i;

/** Who helps, in the person's words: "Lety, my sister Chelo". */
export function helpersSaid(sentence: string, isAsked: boolean): string | undefined {
  if (OTHERWISE.test(sentence)) return undefined;
  const found = [...sentence.slice(0, LONGEST_READ).matchAll(isAsked ? ASKED : ANYWHERE)];
  const names = found.map(({ groups }) => groups?.who?.replace(/,$/, ''));
  return names.join(', ') || undefined;
}
