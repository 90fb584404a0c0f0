import { describe, expect, it } from 'vitest';
import { scriptureReferences, unsupportedReferences } from './scripture-references.ts';

const found = (text: string) => scriptureReferences(text).map((reference) => reference.text);

describe('scriptureReferences', () => {
  it.each([
    ['Isaiah 43:19 is kind of my verse for this.', ['Isaiah 43:19']],
    ['See John 3:16.', ['John 3:16']],
    ['(1 Cor. 13:4-7)', ['1 Cor. 13:4-7']],
    ['First Corinthians 13:4', ['First Corinthians 13:4']],
    ['II Timothy 1:7 and 1 John 4:8', ['II Timothy 1:7', '1 John 4:8']],
    ['Psalm 23 and Ps. 121:1–2', ['Psalm 23', 'Ps. 121:1–2']],
    ['John chapter 3, verse 16', ['John chapter 3, verse 16']],
    ['Song of Solomon 2:4', ['Song of Solomon 2:4']],
    ['Luke 1:46-2:7', ['Luke 1:46-2:7']],
    ['proverbs 31 women', ['proverbs 31']],
    ['Romans 8:28, 31; 12:2.', ['Romans 8:28', 'Romans 8:31', 'Romans 12:2']],
    ['Philippians 4:13b', ['Philippians 4:13b']],
    ['The Quran 2:255 and Surah Al-Baqarah 2:256', ['The Quran 2:255', 'Surah Al-Baqarah 2:256']],
    ["Qur'an 94:5-6", ["Qur'an 94:5-6"]],
    ['**Romans 12:2**', ['Romans 12:2']],
  ])('finds %s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    'Tuesdays at 10:30 and again at 4:15',
    'a 3:1 ratio',
    'John 3 is my third client',
    'Mark 2 boxes on the form',
    'Meet John 10:30 am on Zoom',
    'Ask James 9:30',
    'Call Mark 9:00, then Luke 10:05',
    'Numbers 3 and 4 on the list',
    'the job 3:16 is a verse in lower case',
    'Acts 2 of the play',
    'column Col 3 of the table',
    'Romans 8pm',
    'Johnson 3:16',
    'Daniel Okafor, 15 families by July 2',
    'Genesis 99',
    'Ruth 12:30 PM CT',
  ])('leaves alone: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('reads the parts of a range', () => {
    expect(scriptureReferences('2 Sam 7:8-16')).toEqual([
      { text: '2 Sam 7:8-16', book: '2 Samuel', chapter: 7, verse: 8, endChapter: 7, endVerse: 16 },
    ]);
  });
});

describe('unsupportedReferences', () => {
  const inputs = ['Isaiah 43:19 is kind of my verse for this.', 'we read psalm 23 and john 15:1-11 at home'];

  it.each([
    ['the same reference', 'You name Isaiah 43:19 as your verse.'],
    ['another spelling of it', 'Your verse (Isa. 43:19) says it.'],
    ['a verse inside a range the owner gave', 'John 15:5'],
    ['the chapter of a verse the owner gave', 'Isaiah 43'],
    ['a dictated reference in lower case', 'Psalm 23'],
    ['no reference', 'Doors open at 10:30.'],
  ])('accepts %s', (_, output) => {
    expect(unsupportedReferences(output, inputs)).toEqual([]);
  });

  it.each([
    ['a reference of its own', 'Proverbs 31:25 fits.', ['Proverbs 31:25']],
    ['a longer range', 'Isaiah 43:18-19', ['Isaiah 43:18-19']],
    ['a verse of a chapter that was only named', 'Psalm 23:4', ['Psalm 23:4']],
    ['the same numbers in another book', 'Jeremiah 43:19', ['Jeremiah 43:19']],
    ['the letter instead of the gospel', '1 John 15:5', ['1 John 15:5']],
    ['the same one twice, once', 'Romans 8:28. Again: Romans 8:28.', ['Romans 8:28']],
    ['a surah', 'Surah 94:5', ['Surah 94:5']],
  ])('lists %s', (_, output, expected) => {
    expect(unsupportedReferences(output, inputs)).toEqual(expected);
  });
});
