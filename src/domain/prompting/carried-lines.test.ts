import { describe, expect, it } from 'vitest';
import { carriedLines, withoutRepeats } from './carried-lines.ts';

describe('carriedLines', () => {
  it('are conflicts that are still open, and the messages that are booked', () => {
    expect(carriedLines('Price: $290\nOpen conflicts: March 6 or 13\nMessage budget: 2 a month')).toBe(
      'Open conflicts: March 6 or 13\nMessage budget: 2 a month',
    );
  });

  it.each(['Open conflicts: none', 'Open conflicts:', 'Open conflicts: None.', 'Open question: none'])(
    'are not there in %j',
    (line) => {
      expect(carriedLines(line)).toBe('');
    },
  );
});

describe('withoutRepeats', () => {
  it('keeps a conflict in the newest plan that carries it, however it is worded', () => {
    expect(
      withoutRepeats([
        'Name: Ana\nOpen conflicts: price $290 or $280',
        'Open conflicts: $280 in Sales, $290 in the offer; March 6 or 13',
        'Start: March 22',
      ]),
    ).toEqual([
      'Name: Ana',
      'Open conflicts: $280 in Sales, $290 in the offer; March 6 or 13',
      'Start: March 22',
    ]);
  });

  it('keeps a conflict that no later plan carries, and never mixes up the labels', () => {
    const blocks = [
      'Open conflicts: ten or eight places',
      'Open conflicts: $290 or $280',
      'Message budget: 290 280',
    ];
    expect(withoutRepeats(blocks)).toEqual(blocks);
  });
});
