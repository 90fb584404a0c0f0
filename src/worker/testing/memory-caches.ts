/** The parts of CacheStorage that a worker uses, in the order in which caches were created. */
export class MemoryCaches {
  readonly stored = new Map<string, Map<string, Response>>();

  async keys(): Promise<string[]> {
    return [...this.stored.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }
  async open(name: string) {
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return {
      match: async (path: string) => entries.get(path)?.clone(),
      put: async (path: string, answer: Response) => void entries.set(path, answer),
    };
  }
  async match(path: string): Promise<Response | undefined> {
    for (const entries of this.stored.values()) {
      const found = entries.get(path);
      if (found) return found.clone();
    }
    return undefined;
  }
  asCacheStorage(): CacheStorage {
    return this as unknown as CacheStorage;
  }
}
