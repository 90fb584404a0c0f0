/** What to think of, with its example set apart so that it is not taken for an instruction. */
export function QuestionHint({ hint }: { hint: string }) {
  const [advice, example] = hint.split(/ (?=For example)/);
  return (
    <span className="mb-2 block text-base leading-relaxed text-soft">
      <span className="block max-w-[68ch] text-pretty">{advice}</span>
      {example && (
        <span className="mt-2 block max-w-[68ch] border-l-2 border-gold pl-4 text-faint">{example}</span>
      )}
    </span>
  );
}
