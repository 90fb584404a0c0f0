import { matchesIn } from '#domain/matches-in.ts';
import { NAMED_DAY_BEGINS } from '#domain/reading/day-patterns.ts';

/** Kinds of place and their keys: a chapel and its fellowship hall are one church. */
const KINDS: Readonly<Record<string, string>> = {
  library: 'library',
  church:
    '(?:fellowship|parish|vestry|church) (?:hall|basement|room)|church|chapel|parish|sanctuary|cathedral|iglesia|parroquia|congregation|temple|mandir|mosque|masjid|gurdwara|synagogue',
  'meeting-house': 'meeting ?house',
  school: 'school|classroom|college|university|cafeteria|kindergarten|creche',
  'village-hall': 'village hall',
  'town-hall': 'town hall|city hall|courthouse',
  'extension-office': 'extension office',
  office: 'office|co-?working(?: space)?|conference room',
  studio: 'studio|gallery|salon|spa|workshop space',
  'community-center':
    '(?:community|rec(?:reation)?|senior|civic|youth|cultural|conference|event|wellness) (?:cent(?:er|re)|ctr)|YMCA|clubhouse|(?:leisure|sports|day) cent(?:er|re)|scout hut|barangay hall|covered court',
  cafe: 'caf[eé]|coffee (?:shop|house)|tea ?room|bakery|diner',
  bookstore: 'bookstore|bookshop|book store',
  museum: 'museum',
  hotel: 'hotel|inn|lodge|resort|bed and breakfast',
  barn: 'barn|arena|stables?|ranch|farm',
  fairgrounds: 'fair ?grounds?|showgrounds?|expo(?: cent(?:er|re))?',
  park: '(?<!car )park|pavilion|gazebo|lakeshore|beach|trailhead|campground|botanical gardens?',
  'car-park': 'car park|parking lot',
  field: '(?:playing |sports )?fields?|pitch|playground',
  wood: 'woods?|forest|nature reserve',
  clinic: 'clinic|surgery|hospital|hospice|pharmacy|nursing home|care home',
  gym: 'gym|fitness cent(?:er|re)|dojo',
  restaurant: 'restaurant|pizzeria|pub|brewery|winery|taproom|vineyard|grill',
  theater: 'theat(?:er|re)|auditorium|cinema|playhouse',
  'legion-hall':
    '(?:legion|VFW|grange|elks|rotary|union|masonic|fire|lions|scout|kiwanis) (?:hall|lodge|club|post|station)|the (?:legion|VFW|grange|elks|kiwanis)|fire ?house|firehall',
  home: "(?:my|our|his|her|a friend[’']?s) (?:verandah?|terrace|balcony|compound|lounge|conservatory|studio flat|flat|apartment)|the garage|garage|my (?:place|house|home|kitchen|living room|garage|backyard|back ?yard|yard|patio|porch|driveway|deck|carport|garden|dining room|basement|shop|store|apiary|orchard|greenhouse|property)|our (?:place|house|home|backyard|yard|living room|kitchen|garden)",
  bank: 'bank|credit union',
  warehouse: '(?:my|our|the|\\w+s) warehouse',
  hall: 'hall',
  online:
    'zoom|telephone|conference (?:call|line)|online|on ?line|google meet|facebook live|fb live|microsoft teams|webinar|livestream|live stream|virtual(?:ly)?|whatsapp|youtube live|instagram live|ig live',
};
const ANY = Object.values(KINDS).join('|');
const KIND = new RegExp(`\\b(?:${ANY})\\b`, 'gi');
const KEYS = Object.entries(KINDS).map(([key, words]) => [key, new RegExp(`^(?:${words})$`, 'i')] as const);

// The words between a place and its kind: "the big room of the library".
const TO_KIND =
  "(?:(?!(?:and|then|with|for|at|in|so|but|because|is|are|was|be)\\b)[\\p{L}\\p{N}’'&.-]+ ){0,7}";
const BEHIND = '(?:[^.,;()!?\\n]{0,40}(?![\\p{L}\\p{N}]))?';
// In "the barn day" the barn only describes the event.
const NO_NAME =
  '(?! (?:hols|holidays?|run|term|gates?|year|day|night|party|dance|morning|dinner|supper|tour|sale|class|workshop|meeting|ladies|newsletter|bulletin)\\b)';
const PLACE = `(?!person\\b)(?<value>${TO_KIND}(?:${ANY})\\b${NO_NAME}${BEHIND})`;
const SAID = new RegExp(`(?:\\b(?:in|at|on|be|to)|,|^|[.;:!] ) ?\\b${PLACE}`, 'giu');

// "The library gave me the small room on Saturday": the place ends where something else begins.
const NO_PLACE = new RegExp(
  `,? on (?:the )?(?:${NAMED_DAY_BEGINS}|\\d).*$|,? ${NAMED_DAY_BEGINS}[a-z]*\\.?,? (?:the )?(?:${NAMED_DAY_BEGINS}|\\d).*$| (?:gave|gives|has|had|is|was|will|lets?|said|says|because|where|who|which|that|seats?|holds?|fits|so|but|and|from|same|with|then|at \\d|for|I(?:[’']ve|[’']m|[’']d)?|we(?:[’']ve|[’']re)?|they|now|as)\\b.*$| ?\\d{1,2}(?::\\d\\d)? ?(?:[ap]m|h)\\b.*$`,
  'i',
);
/** Places that are ruled out, in the past, or only for paying, storing or advertising. */
const ELSEWHERE =
  /\b(?:redo(?:ing|ne)|re-?done|re-?roof\w*|renovat\w+|flooded|closed|under construction|being painted|fell through|double[- ]booked|no longer|not (?:at|in)|instead of|rather than|was going to be|used to|would be a no|is a no|isn[’']?t available|not available|bulletin|board at|table at|flyers?|ladies (?:of|from)|women at|pastor (?:at|of)|people from|next to|near|behind|across from|down from|friend (?:at|from)|(?:call|ring) me|if it rains|last (?:year|time)|if there[’']?s|there[’']?s an? (?:wedding|funeral|meeting|game|concert|fair))\b/i;
const AND_ONLINE = /\b(?:and|plus|also) (?:it[’']s )?(?:on|over|by|via) zoom\b/i;
const IS_OPEN = new RegExp(`\\b(?:${ANY})\\b[^.;]{0,30}\\bor\\b[^.;]{0,30}\\b(?:${ANY})\\b`, 'i');
const LONGEST_READ = 600;

/** Where an event is: "in the fellowship hall of our church". Only kinds of place that no one confuses. */
export function venueSaid(sentence: string): string | undefined {
  const text = sentence.slice(0, LONGEST_READ);
  if (text.search(KIND) === -1) return undefined;
  // "My living room or the library" is undecided.
  if (/\bor\b/i.test(text) && IS_OPEN.test(text)) return undefined;
  for (const { index, groups } of matchesIn(text, SAID)) {
    const value = groups?.value?.replace(NO_PLACE, '').trim() ?? '';
    const at = index + 1;
    const around = `${text
      .slice(Math.max(0, at - 50), at)
      .split(/[.;!?]|,? (?:so|but|and)\b/)
      .at(-1)}${text.slice(at, at + value.length + 40).split(/[.;!?]|,? (?:so|but|because|since)\b/)[0]}`;
    if (venueKey(value) === null || ELSEWHERE.test(around)) continue;
    const place = value.replace(/^(?:(?:we |I )?moved it to|in|at|on|to) /i, '');
    const isBoth = !/\bonline\b/.test(venueKey(place) ?? '') && AND_ONLINE.test(text);
    return isBoth ? `${place} and on Zoom` : place;
  }
  return undefined;
}

/** The kinds of place named; null if none can be told from the others. */
export function venueKey(value: string): string | null {
  const found = matchesIn(value, KIND).flatMap(
    ([kind]) => KEYS.find(([, words]) => words.test(kind))?.[0] ?? [],
  );
  return found.length > 0 ? [...new Set(found)].sort().join(' ') : null;
}

/** The school library is in the school, and "my place" may mean the barn or the studio there. */
export function venuesAgree(one: string, other: string): boolean {
  const [ours, theirs] = [one.split(' '), other.split(' ')];
  const isWide = (kinds: readonly string[], others: readonly string[]) =>
    Object.entries(WIDE).some(
      ([wide, own]) => kinds.includes(wide) && others.some((kind) => own.split(' ').includes(kind)),
    );
  return ours.some((kind) => theirs.includes(kind)) || isWide(ours, theirs) || isWide(theirs, ours);
}

/** Words that may mean one of these. */
const WIDE: Readonly<Record<string, string>> = {
  home: 'barn studio office gym cafe bookstore restaurant hotel hall',
  hall: 'church school village-hall town-hall legion-hall community-center fairgrounds hotel theater',
};
