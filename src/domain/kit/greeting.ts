/** Email platforms, and their placeholders for a first name. */
export const PLATFORMS = ['highlevel', 'kit', 'mailchimp', 'activecampaign'] as const;

export type Platform = (typeof PLATFORMS)[number];

type FirstName = {
  readonly token: string;
  /** What somebody without a first name sees instead; null if that depends on the account. */
  readonly otherwise: string | null;
};

export const FIRST_NAMES: Readonly<Record<Platform, FirstName>> = {
  highlevel: { token: '{{contact.first_name}}', otherwise: null },
  kit: { token: '{{ subscriber.first_name | default: "there" }}', otherwise: 'there' },
  mailchimp: { token: '*|FNAME|*', otherwise: null },
  activecampaign: { token: '%FIRSTNAME%', otherwise: null },
};

// Replaced after Markdown is parsed, which would read Mailchimp's asterisks as italics.
const PLACE = '\uE000';

const GREETING =
  /^((?:good (?:morning|afternoon|evening)|hello|hi|hey|dear|welcome))(?:\s+(?:there|friends?|everyone|everybody|all|you|\[ADD:[^\]\n]{0,80}name[^\]\n]{0,80}\]))?\s*([,.!:–—-]?)(?=\s|$)/i;

export function isGreeting(line: string): boolean {
  return GREETING.test(line.trim()) && line.trim().split(/\s+/).length <= 4;
}

/** The body with a name placeholder in its greeting; unchanged if it has no greeting. */
export function withNamePlace(body: string): string {
  const start = body.search(/\S/);
  if (start === -1) return body;
  const rest = body.slice(start);
  const [line = ''] = rest.split('\n', 1);
  const [whole, word = '', sign = ''] = GREETING.exec(line) ?? [];
  // "Hello, and welcome to the group": the greeting is the first word of a sentence.
  if (whole === undefined || (line.length > whole.length && sign === '')) return body;
  return `${body.slice(0, start)}${word} ${PLACE}${sign === '' ? ',' : sign}${rest.slice(whole.length)}`;
}

export function hasNamePlace(body: string): boolean {
  return body.includes(PLACE);
}

/** The words without the placeholder. */
export function withoutNamePlace(text: string): string {
  return text.replaceAll(` ${PLACE}`, '');
}

export function withToken(text: string, token: string): string {
  return text.replaceAll(PLACE, token);
}
