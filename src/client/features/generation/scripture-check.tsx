import { BookOpenCheck } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { inputsOf } from '#client/state/generation-prompt.ts';
import { Notice } from '#client/ui/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import type { Blueprint } from '#domain/blueprint.ts';
import { unsupportedReferences } from '#domain/scripture-references.ts';

type ScriptureCheckProps = {
  text: string;
  blueprint: Blueprint;
  blueprints: Readonly<Record<string, Blueprint>>;
};

/** Models get less-known verses wrong, and the people who use this quote them in public. */
export function ScriptureCheck({ text, blueprint, blueprints }: ScriptureCheckProps) {
  // Searching a long plan must not hold up the letter that was just typed.
  const settled = useDeferredValue(text, '');
  const references = useMemo(
    () => unsupportedReferences(settled, inputsOf(blueprint, blueprints)),
    [settled, blueprint, blueprints],
  );
  if (references.length === 0) return null;
  const { title, lead } = GENERATION_COPY.scripture;
  return (
    <Notice icon={<BookOpenCheck aria-hidden="true" className="size-5" />}>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-soft">{lead}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-medium">
        {references.map((reference) => (
          <li key={reference}>{reference}</li>
        ))}
      </ul>
    </Notice>
  );
}
