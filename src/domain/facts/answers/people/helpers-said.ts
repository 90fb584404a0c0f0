const KIN =
  'sisters?|brothers?|husband|wife|mom|mum|mother|dad|father|son|daughter|niece|nephew|cousin|aunt|uncle|girls?|boys?|kids|grand\\p{L}+|friend|neighbou?r|colleague|assistant|VA|oldest|comadre|buddy|roommate';
const WORD = "\\p{Lu}\\p{Ll}+(?:[-’']\\p{Lu}\\p{Ll}+)?";
/** "My friend Pastor Lorraine", "my sister in law Connie", "our neighbor, Carl," */
const MINE = `(?:[Mm]y|[Oo]ur) (?:(?:two|three|older|younger|best|good|\\d) )?(?:${KIN})\\b(?: in law)?(?:,? ${WORD}\\b,?){0,2}(?: \\([^()]{1,40}\\))?`;
/** Words with a capital that are nobody's name. */
const NOBODY =
  '(?!(?:I|We|He|She|They|You|It|Th(?:e|is|at|ere|ese|ose)|Wh\\p{L}+|If|And|But|Or|So|Then|Also|Maybe|Just|Still|Done|Left|First|\\p{L}+teen|T(?:wo|en|hree|welve|wenty)|Six|Four|Five|Seven|Eight|Nine|Eleven|One|My|Our|His|Her|Their|Some\\p{L}*|No\\p{L}*|Any\\p{L}*|People|Every\\p{L}*|Zoom|Stripe|Square|Venmo|Zelle|God|Lord|Jesus|Church|Easter|\\p{L}+day)s?\\b)';
const NAMED = `${NOBODY}${WORD}\\.?(?: ${WORD}){0,2}(?: from (?:the |my )?\\p{L}+| \\([^()]{1,40}\\))?`;
const POST =
  '(?:on|at|with|in|behind) (?:the )?(?:door|(?:little |front |check-in |welcome )?table|back|coffee|tea|chat|cameras?|sound|tech|machine|timers|music|food|braai|grill|computer|projector|slides|check[- ]?in|kids|chairs|kitchen|desk|soup|piano|flasks|i-?pad|phones)\\b';
const DOES =
  '(?:help|run|handle|take|bring|bake|cook|make|pour|pray|greet|prepare|put|post|print|haul|read|announce|lead|keep|mind|host|carry|set|watch|film|record|drive|play|sing|do|sit)(?:s|es|n?ing|t?ing)?\\b(?! (?:over|out of|me not))';
/** Where the question asks who helps, whatever somebody does. */
const DOES_ANYTHING =
  '(?!(?:say|ha|i|wa|think|want|know|like|live|love|ask|tell|need|come|goe|pay|get|move|work|start|open|close|hold|seat|cost|mean)s\\b)\\p{Ll}{2,}s (?:the|my|a|our|us|up|it)\\b';
const AUX = "(?:[’']s| is|[’']ll| will(?: be)?| can| could)?(?: (?:also|always|still|usually))?";
const callsFor = (does: string) =>
  new RegExp(
    `(?:^|[,;:(.] ?|\\b(?:and|plus|while|but) )(?<who>${MINE}|${NAMED})(?:${AUX} (?:${POST}|${does})| (?:said|says|offered|promised|agreed)\\b[^.;,]{0,20}\\bhelp\\b)`,
    'gu',
  );
const ANYWHERE = [callsFor(DOES)];
const ASKED = [
  callsFor(`(?:${DOES}|${DOES_ANYTHING})`),
  new RegExp(`, (?<who>${MINE}|${NAMED}) included\\b`, 'gu'),
  // "dre on camera, my wife keisha at the door"
  new RegExp(
    `(?:^|[,;] ?)(?<who>(?:(?:my|our) (?:${KIN}) )?(?!(?:live|free|him|her|person|some\\p{L}+|people|stay|music|food|both|all|is|will|does)\\b)\\p{Ll}{3,12})(?: is)? ${POST}`,
    'gu',
  ),
];
const MAYBE = new RegExp(`\\p{Lu}|\\b(?:my|our) (?:${KIN})\\b| (?:on|at) `, 'u');
const LONGEST_READ = 600;
const OTHERWISE =
  /\b(?:if|unless|in case|wish|maybe|hope|ask|as good as|last (?:year|time)|used to|won[’']?t be)\b/i;

/** Who helps, in the person's words: "Dre, my wife Keisha". */
export function helpersSaid(sentence: string, isAsked: boolean): string | undefined {
  const text = sentence.slice(0, LONGEST_READ);
  if (!MAYBE.test(text) || OTHERWISE.test(text)) return undefined;
  const names = (isAsked ? ASKED : ANYWHERE)
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index)
    // The week knows a helper by the capital of a name.
    .map(({ groups }) => (groups?.who ?? '').replace(/,$/, '').replace(SMALL_NAME, capital));
  return names.length > 0 ? [...new Set(names)].join(', ') : undefined;
}

const SMALL_NAME = new RegExp(`(?<=^|^(?:[Mm]y|[Oo]ur) (?:${KIN}) )(?!(?:my|our|${KIN})\\b)\\p{Ll}+$`, 'u');
const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
