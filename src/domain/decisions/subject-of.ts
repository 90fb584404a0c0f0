import { agrees, comparable } from '#domain/facts/comparable.ts';
import { FACT_FORMS, FACT_NAMES, type FactName } from '#domain/facts/fact-names.ts';
import { OWN_FACT_LIMITS } from '#domain/facts/fields.ts';
import type { IsoDay } from '#domain/reading/calendar.ts';
import { type OpenConflict, openConflictsIn } from '#domain/reading/open/open-conflicts-in.ts';
import type { DecisionTables, Matter, OwnSubject } from './decision.ts';
import { isSideOf } from './two-values.ts';

type Subjects = Pick<DecisionTables, 'subjects' | 'apart'>;

/** What an open conflict is about: a fact, or the matter that it names. */
export function matterOf({ label, text }: OpenConflict, tables: Subjects): Matter {
  return subjectIn(label, tables) ?? subjectIn(text, tables) ?? ownSubject(label);
}

const LONGEST_QUESTION = 300;

function ownSubject(label: string): OwnSubject {
  const own = cutAtWord(label, OWN_FACT_LIMITS.name);
  return own === label ? { own } : { own, asks: cutAtWord(label, LONGEST_QUESTION) };
}

function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most);
  const end = room.lastIndexOf(' ');
  const words = end > 0 ? room.slice(0, end) : room.slice(0, -1).toWellFormed();
  return `${words.replace(/[\s,;:.]+$/, '')}…`;
}

// "**Doors and the event:** …" and "Refunds: choose one." say first what they are about.
const LEAD = /^(?:[^:.?;]{2,60}(?=[:.?;])|(?:\S+\s+){0,7}\S+)/;
const SEVERAL = /^[^:.?]*,[^:.?]*,[^:.?]*(?:\band\b|,)/;

/** What a bullet of "Still to confirm" is about; undefined where it names nothing we know, or several things at once. */
export function subjectOfPoint(point: string, tables: Subjects): Matter | undefined {
  const words = point.trim().slice(0, 400);
  if (SEVERAL.test(words)) return undefined;
  return subjectIn(LEAD.exec(words)?.[0] ?? words, tables);
}

function subjectIn(words: string, { subjects, apart }: Subjects): Matter | undefined {
  if (apart.test(words)) return undefined;
  return subjects.find(([pattern]) => pattern.test(words))?.[1];
}

/** For sides that are dates, amounts or "16 pairs": the one fact for which all were given. "Morning of the footstool: January 16 or 23". */
export function factBySides(
  sides: readonly string[],
  said: (fact: FactName) => readonly string[],
  today: IsoDay,
  label = sides[0] ?? '',
): FactName | undefined {
  const facts = FACT_NAMES.filter((fact) => {
    const isCounted = fact === 'places' && sides.every((side) => /^\S+(?: \p{L}+)?$/u.test(side));
    if (FACT_FORMS[fact] !== 'date' && FACT_FORMS[fact] !== 'amount' && !isCounted) return false;
    const known = said(fact).map((value) => comparable(fact, value, today));
    // "Sometime after Easter, or Thursday 15 April": the vague side adds nothing to a known day.
    const comparableSides = FACT_FORMS[fact] === 'date' ? sides.filter((side) => /\d/.test(side)) : sides;
    const own = new Set(
      comparableSides.map((side) => (isSideOf(fact, side, today) ? comparable(fact, side, today) : null)),
    );
    const least = comparableSides.length < sides.length ? 1 : 2;
    return own.size >= least && [...own].every((side) => side !== null && known.includes(side));
  });
  return facts.length === 1 ? facts[0] : factByOneSide(sides, said, today, label);
}

/** "Maybe 220 if they sign on the night" is another offer. */
const DEPENDS = /\b(?:if|when|unless|until|for (?:those|people|who))\b/i;

/** "£185 or £195 with the tools", of which only £185 was said as a price; "every week, or every two weeks". */
function factByOneSide(
  sides: readonly string[],
  said: (fact: FactName) => readonly string[],
  today: IsoDay,
  label: string,
): FactName | undefined {
  const [first = ''] = sides;
  const facts = FACT_NAMES.filter((fact) => {
    const isAmount = FACT_FORMS[fact] === 'amount';
    // "Workbook: $150 or $120" and "kit price $150 or $95" say what they are about, whatever else costs $150.
    const isOwn = isAmount ? /^\P{L}/u.test(first) && label.startsWith(first) : fact === 'rhythm';
    if (!isOwn || sides.some((side) => DEPENDS.test(side))) return false;
    const own = sides.map((side) => (isSideOf(fact, side, today) ? comparable(fact, side, today) : null));
    const keys = own.filter((key) => key !== null);
    if (keys.length < own.length || new Set(keys).size < 2) return false;
    return said(fact).some((value) => {
      const known = comparable(fact, value, today);
      // A deposit beside a price is another matter, and so is a price for two.
      const isNear = (key: string) =>
        Number(key) <= 1.5 * Number(known) && Number(known) <= 1.5 * Number(key);
      return (
        known !== null && keys.some((key) => agrees(fact, key, known)) && (!isAmount || keys.every(isNear))
      );
    });
  });
  return facts.length === 1 ? facts[0] : undefined;
}

export type ConflictInPlan = OpenConflict & { readonly matter: Matter };

export function conflictsIn(plan: string, tables: Subjects): ConflictInPlan[] {
  return openConflictsIn(plan).map((entry) => ({ ...entry, matter: matterOf(entry, tables) }));
}
