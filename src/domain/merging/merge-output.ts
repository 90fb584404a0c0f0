import { type Blueprint, type OutputFacts, TEXT_LIMITS } from '#domain/blueprint/blueprint.ts';
import type { Settle } from './merge-sequences.ts';
import { mergeTexts } from './text-merge.ts';
import { threeWay } from './three-way.ts';

type Output = Pick<Blueprint['content'], 'aiOutput' | 'outputFacts'>;

type MergedOutput = { output: Output; theirs?: string };

/** The facts travel with the text that won. `theirs` is set when the other text has to be kept as well. */
export function mergeOutput(base: Output, mine: Output, theirs: Output, settle: Settle): MergedOutput {
  if (mine.aiOutput === theirs.aiOutput) {
    const facts = threeWay(base.outputFacts, mine.outputFacts, theirs.outputFacts, laterFacts);
    return { output: outputOf(mine.aiOutput, facts) };
  }
  if (mine.aiOutput === base.aiOutput) return { output: outputOf(theirs.aiOutput, theirs.outputFacts) };
  if (theirs.aiOutput === base.aiOutput) return { output: outputOf(mine.aiOutput, mine.outputFacts) };

  const [start, my, their] = [base.aiOutput ?? '', mine.aiOutput ?? '', theirs.aiOutput ?? ''];
  // A plan that was generated, pasted or restored is a new text, not a change of the old one. Merged by words
  // with someone's edits of the old one, it would be a plan that nobody wrote.
  if (isNewText(mine) || isNewText(theirs)) {
    return { output: outputOf(my, mine.outputFacts), theirs: their };
  }
  const woven = mergeTexts(start, my, their, settle);
  if (woven.mine.length > TEXT_LIMITS.aiOutput || woven.theirs.length > TEXT_LIMITS.aiOutput) {
    return { output: outputOf(my, mine.outputFacts), theirs: their };
  }
  if (woven.isClean) {
    return { output: outputOf(woven.mine, laterFacts(mine.outputFacts, theirs.outputFacts)) };
  }
  return { output: outputOf(woven.mine, mine.outputFacts), theirs: woven.theirs };
}

function isNewText({ outputFacts }: Output): boolean {
  return outputFacts !== undefined && outputFacts.origin !== 'edited';
}

function outputOf(aiOutput: string | undefined, outputFacts: OutputFacts | undefined): Output {
  return { ...(aiOutput !== undefined && { aiOutput }), ...(outputFacts && { outputFacts }) };
}

// Any rule will do as long as both devices come to the same facts.
function laterFacts(mine: OutputFacts | undefined, theirs: OutputFacts | undefined): OutputFacts | undefined {
  if (!mine || !theirs) return mine ?? theirs;
  if (mine.at !== theirs.at) return mine.at > theirs.at ? mine : theirs;
  return factsKey(mine) > factsKey(theirs) ? mine : theirs;
}

function factsKey({ origin, writtenFrom }: OutputFacts): string {
  return JSON.stringify([origin, Object.entries(writtenFrom).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
