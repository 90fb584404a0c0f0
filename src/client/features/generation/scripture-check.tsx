import { BookOpenCheck } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Notice } from '#client/ui/notices/notice.tsx';
import { GENERATION_COPY } from '#content/copy/generation.ts';
import { unsupportedReferences } from '#domain/plan/scripture/scripture-references.ts';
import { inputsOf, type PromptSources } from './writing/generation-prompt.ts';

const QUIET_MS = 300;

type ScriptureCheckProps = PromptSources & { id: string; text: string };

/** Models get lesser-known verses wrong, and users quote this in public. */
export function ScriptureCheck({ id, text, blueprints, sheet }: ScriptureCheckProps) {
  const [settled, setSettled] = useState('');
  // Searching long plans must not delay the next keystroke, nor the frame of a finished plan.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const references = useMemo(() => {
    const blueprint = blueprints[id];
    return blueprint ? unsupportedReferences(settled, inputsOf(blueprint, { blueprints, sheet })) : [];
  }, [id, settled, blueprints, sheet]);
  if (references.length === 0) return null;
  const { title, lead } = GENERATION_COPY.scripture;
  return (
    <Notice icon={BookOpenCheck}>
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
