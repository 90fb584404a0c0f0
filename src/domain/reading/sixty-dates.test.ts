import { describe, expect, it } from 'vitest';
import { FACT_TABLES } from '#content/facts/fact-tables.ts';
import { checkDays } from '#domain/checks/check-days.ts';
import { ownerWords } from '#domain/checks/given.ts';
import { replacementsIn } from '#domain/checks/replace-value.ts';
import { factsInAnswer } from '#domain/facts/answers/facts-in-answer.ts';
import { factProblem } from '#domain/facts/fact-problem.ts';
import { valueKey } from '#domain/facts/same-value.ts';
import { buildPrompt } from '#domain/prompting/prompt.ts';
import { promptRequest } from '#domain/testing/prompt-fixture.ts';
import { findDates } from '#domain/week/finding/find-dates.ts';
import { sayDay } from './calendar.ts';
import { dayRangesIn } from './day-ranges-in.ts';
import { daysIn } from './days-in.ts';
import { planLines } from './plan-lines.ts';
import { SIXTY_DATES, WRITTEN_ON } from './testing/sixty-dates.ts';

const NO_SUCH_DAY = ['February 30', 'April 31, 2027', '2027-13-45'];

it('are sixty', () => expect(SIXTY_DATES).toHaveLength(60));

describe.each(SIXTY_DATES)('%s', (text, days) => {
  const isReal = !NO_SUCH_DAY.includes(text);
  // That was yesterday: in words read every day it means that, but a plan written today means the next one.
  const meant = text === 'Nov 14' ? ['2026-11-14'] : days;

  it('is read with its position', () => {
    const line = `Come on ${text}`;
    const found = daysIn(line, WRITTEN_ON);
    expect(found.flatMap(({ day }) => day ?? [])).toEqual(days);
    for (const { start, end, text: words, own } of found) {
      expect(line.slice(start, end)).toBe(words);
      expect(start <= own.start && own.end <= end).toBe(true);
    }
  });

  it('has its weekdays in the prompt', () => {
    const { messages } = buildPrompt(promptRequest('event', { answers: { '0': text }, today: WRITTEN_ON }));
    const [, said] = /Dates the owner named: (.*?)\.(?: This |$)/m.exec(messages[0].content) ?? [];
    expect(said?.split('; ') ?? []).toEqual([...meant].sort().map(sayDay));
  });

  it('is found for the week', () => {
    const found = dayRangesIn(text, WRITTEN_ON).flatMap(({ day, last }) => [day, last ?? []].flat());
    expect(found).toEqual(days);
    const lines = planLines(`| When | What |\n|---|---|\n| ${text} | Call Ana |`);
    const dates = findDates({ type: 'event', lines, since: WRITTEN_ON }, {}).map(({ day }) => day);
    // A range is entered on its first day.
    expect(dates).toEqual(dayRangesIn(text, WRITTEN_ON).map(({ day }) => day));
  });

  it('is a fact’s day', () => {
    const found = factsInAnswer(text, ['eventDate'], FACT_TABLES.cues, WRITTEN_ON);
    expect(found.length > 0).toBe(days.length > 0);
    if (days.length > 0) expect(valueKey('eventDate', text, WRITTEN_ON)).toBe(meant.join(' '));
    expect(factProblem('eventDate', text, WRITTEN_ON)).toBe(isReal ? null : 'no-such-day');
  });

  it('is known to the checks', () => {
    const given = ownerWords({ given: [text], sheet: null, today: WRITTEN_ON });
    // A dictated "may 2" counts as given: its speaker must not be warned about it.
    if (!/\bmay \d/.test(text)) expect(given.days).toEqual(meant);
    const sentence = { text, range: { start: 0, end: text.length }, section: '', isOpenPoint: false };
    const findings = checkDays(given, WRITTEN_ON)(sentence);
    expect(findings.map(({ kind }) => kind)).toEqual(isReal ? [] : ['date']);
  });

  it('is replaced where it stands alone', () => {
    const [old = '', ...more] = meant;
    if (old === '' || more.length > 0) return;
    const change = { fact: 'eventDate', old, next: '2027-04-03', today: WRITTEN_ON } as const;
    expect(replacementsIn(`Come on ${text}.`, change)).toHaveLength(1);
  });
});
