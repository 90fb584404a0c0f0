import { MARK_LENGTH, shortKey } from '#domain/facts/packed-marks.ts';

/** A helper from the facts: 'my sister', 'Dina'. `words`: how a plan may refer to them. */
export type Helper = { readonly name: string; readonly words: readonly string[] };

const RELATIONS =
  /\b(?:sister|brother|nephew|niece|husband|wife|spouse|partner|daughter|son|mother|mom|father|dad|aunt|uncle|cousin|friend|neighbor|assistant|intern|volunteer|pastor|designer|bookkeeper|virtual assistant|VA|team|kids?|child(?:ren)?|grand(?:son|daughter|mother|father)|co-?leader|colleague|roommate)\b/i;
const NAME = /(?<![\p{L}'])(?!(?:My|A|An|The|Our|And|No|None|Nobody|I|Both)\b)\p{Lu}[\p{L}'-]+/gu;
const NOBODY = /^\W*(?:none|no one|nobody|no helpers?|just me|only me|myself|alone|me|n\/a)\b/i;
const LONGEST_READ = 500;
const MOST = 8;

/** "my sister (messages and posts), a friend (door)" are two; the text in brackets is their job. */
export function helpersIn(fact: string | undefined): Helper[] {
  const text = (fact ?? '').slice(0, LONGEST_READ).replace(/\([^()]*\)?/g, '');
  if (NOBODY.test(text)) return [];
  const named = text.split(/[,;.]|\band\b|&|\+/i).flatMap((part): Helper[] => {
    const said = part.trim().replace(/\s+/g, ' ');
    const [relation] = RELATIONS.exec(said) ?? [];
    const names = said.match(NAME) ?? [];
    if (relation === undefined && names.length === 0) return [];
    const at = said.search(/\b(?:who|for|on|with|until|from|does|helps?|can|does|at)\b/i);
    const name = (at > 0 ? said.slice(0, at) : said).trim().slice(0, 40);
    const words = [...(relation ? [relation] : []), ...names].map((word) => word.toLowerCase());
    return name === '' ? [] : [{ name: lowerFirst(name, names), words }];
  });
  return named.filter(({ name }, at) => named.findIndex((each) => each.name === name) === at).slice(0, MOST);
}

/** 'My sister' in the middle of a sentence; a name keeps its capital. */
function lowerFirst(name: string, names: readonly string[]): string {
  return names.some((each) => name.startsWith(each)) ? name : name.slice(0, 1).toLowerCase() + name.slice(1);
}

export type Worded = { readonly title: string; readonly section: string };

/** All helpers that a task names. */
export function helpersNamed({ title, section }: Worded, helpers: readonly Helper[]): Helper[] {
  const [, ...rest] = section.split(' · ');
  const text = ` ${[title, ...rest].join(' ').toLowerCase()} `;
  return helpers.filter(({ words }) =>
    words.some((word) => new RegExp(`(?<![\\p{L}])${escaped(word)}(?:'s)?(?![\\p{L}])`, 'u').test(text)),
  );
}

/** The helper who does it alone: named as such, or as the one who acts. Null: the person, or both. */
export function soleHelperOf(task: Worded, helpers: readonly Helper[]): Helper | null {
  const named = helpersNamed(task, helpers);
  const pieces = [...task.title.split(/ · |; /).slice(1), ...task.section.split(' · ').slice(1)];
  return (
    named.find(({ words }) => {
      const isAlone = pieces.some((piece) => isOnly(piece, words));
      const acts = new RegExp(`^(?:your |my |the )?(?:${words.map(escaped).join('|')}) \\p{Ll}+s\\b`, 'iu');
      return isAlone || acts.test(task.title);
    }) ?? null
  );
}

function isOnly(piece: string, words: readonly string[]): boolean {
  const said = piece.toLowerCase().match(/\p{L}+/gu) ?? [];
  const rest = said.filter((word) => !['your', 'my', 'the', 'a'].includes(word));
  return rest.length > 0 && rest.every((word) => words.includes(word));
}

const escaped = (word: string) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&');

const MARK = /^who:([0-9a-f]{8}):(.*)$/s;

/** The person asked this helper, whatever the plan says. */
export function helperMark(key: string, name: string): string {
  return `who:${shortKey(key)}:${name}`.slice(0, MARK_LENGTH);
}

export function askedHelpers(settled: Iterable<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const mark of settled) {
    const [, key = '', name = ''] = MARK.exec(mark) ?? [];
    if (key !== '') found.set(key, name);
  }
  return found;
}
