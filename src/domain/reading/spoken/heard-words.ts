/** Words that speech recognition, or somebody in a hurry, writes for a similar sound. Only where nothing else can be meant. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:an?|per|each|every|other|this|that|first|last|next|\d{1,2}) )weak(?=s?\b)/gi, 'week'],
  [/(?<=\bthe )hole(?= (?:thing|time|day|week|year|course|class|group|lot)\b)/gi, 'whole'],
  [
    /\bthrew(?= (?:the \d|\d{1,2}(?:st|nd|rd|th)\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|easter|christmas))/gi,
    'through',
  ],
  [/(?<=\b\d{1,2}(?:st|nd|rd|th)? )too(?= (?:the )?\d)/gi, 'to'],
];

export function withHeardWords(text: string): string {
  return HEARD.reduce((heard, [pattern, word]) => heard.replace(pattern, word), text);
}
