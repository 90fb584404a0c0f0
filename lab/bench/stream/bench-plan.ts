const SENTENCE = 'You teach grown-up beginners who thought it was too late, and you say so in plain words.';

const section = (number: number) => `## Section ${number} of the plan

${SENTENCE} ${SENTENCE} **Assumption:** ${SENTENCE}

**Offer:** eight calls of an hour, for up to ten people
**Price:** $290, in one or two parts; [ADD: refund terms]

- **First row:** ${SENTENCE}
- **Second row:** ${SENTENCE}
- [ ] Book the room in the library for Saturday, March ${number}
- [ ] Send the invitation to those who said yes
- [ ] Print the cards

| Time | What happens | Who leads |
|---|---|---|
| 10:00 | Welcome, and why nobody is too old | You |
| 10:30 | One song with one hand | Everybody |
| 11:45 | Questions, and what comes next | You |

`;

/** A plan of about this many characters, with all parts of plans. */
export function benchPlan(length = 20_000): string {
  let plan = '';
  for (let number = 1; plan.length < length; number += 1) plan += section(number);
  return plan.slice(0, length);
}

/** The same in small chunks, like a model's. */
export function benchChunks(): string[] {
  return benchPlan().match(/[\s\S]{1,10}/g) ?? [];
}
