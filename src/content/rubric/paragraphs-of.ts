export function paragraphsOf(body: string): string[] {
  return body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
