import { CATALOG } from '#content/catalog.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';

const NOW = '2026-11-16T09:00:00.000Z';

/** A plan of about `characters` characters with everything that plans contain. */
function samplePlan(type: BlueprintType, characters: number): string {
  const { title, deliverables } = CATALOG[type];
  const headings = deliverables.map(({ heading }) => heading);
  const parts = [`## Key decisions\n\n**Topic:** ${title}\n**Length:** three paragraphs\n`];
  for (let section = 0; length(parts) < characters; section += 1) {
    parts.push(sectionOf(headings[section % headings.length] ?? title, section));
  }
  return parts.join('\n');
}

const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length + 1, 0);

function sectionOf(heading: string, section: number): string {
  const words = `Adult beginners come on a Saturday in March, unsure whether they are too old; by week ten they play three songs with both hands. We keep the group to ten places, and answer each question within a day.`;
  const table = `| Week | What happens | Who |\n|---|---|---|\n| ${section + 1} | Welcome call, **first song** | Ana |\n| ${section + 2} | Practice plan for *busy* weeks | Each learner |\n`;
  const list = `- One clear promise\n- Two calls\n  - the first by phone\n  - the second in person\n- A link: [the program](https://example.com/program)\n`;
  const steps = `1. Write the invitation\n2. Call three past learners\n3. Open ten places\n`;
  const checks = `- [ ] Book the hall\n- [ ] Send the first mail on ${section + 1} March\n- [x] Ask Maria to host\n`;
  const quote = `> “I thought I had missed my chance. I had not.”\n`;
  const forms = [table, list, steps, checks, quote];
  return `## ${heading}\n\n${words}\n\n${words}\n\n${forms[section % 5]}\n${forms[(section + 2) % 5]}`;
}

export const HOSTILE_PLAN = [
  '## <script>alert(1)</script> & "quotes"',
  '<img src=x onerror="document.title=1"> and <b>bold</b> <!-- never closed',
  '=HYPERLINK("http://evil.example","click") and =cmd|calc!A0',
  'שלום עולם: משפט מימין לשמאל, 123.',
  'مرحبا بالعالم',
  'Emoji 👩‍👩‍👧 🇺🇸 ✝️ done',
  '[link](javascript:alert(1)) ![pixel](https://evil.example/p.png)',
  'end '.repeat(25_000).trim(),
  '```',
  'a code block that nobody closed',
].join('\n\n');

export function sampleBlueprints(
  characters: number,
  types: readonly BlueprintType[] = BLUEPRINT_TYPES,
): Blueprint[] {
  return types.map((type, index) => {
    const { title, description } = CATALOG[type];
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    const blueprint = createBlueprint({ id, type, title, description, now: NOW });
    return {
      ...blueprint,
      status: 'completed',
      progress: { completed: true, currentStep: 3 },
      content: {
        ...blueprint.content,
        answers: { '0': 'One', '1': 'Two', '2': 'Three' },
        aiOutput: samplePlan(type, characters),
      },
    };
  });
}
