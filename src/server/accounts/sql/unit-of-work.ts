import { AsyncLocalStorage } from 'node:async_hooks';
import type { Engine, Statement } from '#server/database/engine.ts';

type Step = { statement: Statement; failure: (() => Error) | undefined };
type Scope = { steps: Step[]; isClosed: boolean };

/**
 * Collects the writes of one account operation and applies them in one transaction at its end. The identity library
 * awaits between its statements (a hash takes a third of a second): an open transaction would block every other writer,
 * and without one, a kill in between leaves a user without a password.
 */
export class UnitOfWork {
  readonly #engine: Engine;
  readonly #scopes = new AsyncLocalStorage<Scope>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Reads inside see only committed data: none of our operations reads its own writes. */
  async run<T>(operation: () => Promise<T>): Promise<T> {
    if (this.#scopes.getStore()) return operation();
    const scope: Scope = { steps: [], isClosed: false };
    const result = await this.#scopes.run(scope, operation);
    scope.isClosed = true;
    await this.#apply(scope.steps);
    return result;
  }

  /** With a `failure`, touching no row rolls back the whole operation: somebody else was faster. */
  async write(statement: Statement, failure?: () => Error): Promise<void> {
    const scope = this.#scopes.getStore();
    if (!scope) return this.#apply([{ statement, failure }]);
    if (scope.isClosed) throw new Error('A write came after its operation was applied');
    scope.steps.push({ statement, failure });
  }

  async #apply(steps: readonly Step[]): Promise<void> {
    if (steps.length === 0) return;
    await this.#engine.unit(function* () {
      for (const { statement, failure } of steps) {
        const { changes } = yield statement;
        if (changes === 0 && failure) throw failure();
      }
    });
  }
}
