const DENIAL =
  /\b(?:no|not|never|nothing|nobody|none|neither|nor|without|avoid\w*|cannot|leave (?:it )?out|left out|skip|instead of|rather than|declin\w+|removed?|unless|refuse\w*|false|do(?:es)? not)\b|n['’]t\b/i;
// These deny in order to press: "don't miss out" does not promise to leave anything out.
const PRESSING_DENIAL = /\b(?:don['’]t|do not) (?:miss|wait|delay|let)\b|\bno (?:risk|matter)\b/gi;
const DENYING_SECTION =
  /\bavoid|\bnot\b|\bnever\b|\blimits?\b|\bboundar|\bcheck(?:s|list)? before\b|\bworries\b/i;

// The first column of such a table shows how not to write it.
const COMPARING_SECTION = /\bbefore and after\b/i;
const LABEL = /^[^:|]{1,80}: /;
const TAKEN_BACK = /\bunless\b[^.]{0,60}\bnot\b/i;

const FAR = 300;

/** "Not guaranteed" and 'leave out "last chance"' are honest sentences: the words before the match take it back. */
export function isDenied(sentence: { text: string; section: string }, at: number): boolean {
  const { text, section } = sentence;
  const before = text.slice(Math.max(0, at - FAR), at).replace(PRESSING_DENIAL, '');
  return (
    DENIAL.test(before) ||
    DENYING_SECTION.test(section) ||
    (COMPARING_SECTION.test(section) && at < text.indexOf(' | ')) ||
    TAKEN_BACK.test(text.slice(at, at + FAR)) ||
    isDeniedLabel(text, at)
  );
}

// "Churches and banks: You said they don't look there."
function isDeniedLabel(text: string, at: number): boolean {
  const label = LABEL.exec(text)?.[0].length ?? 0;
  return at < label && DENIAL.test(text.slice(label, label + FAR).replace(PRESSING_DENIAL, ''));
}
