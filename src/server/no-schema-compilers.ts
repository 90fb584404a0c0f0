import type { FastifyServerOptions } from 'fastify';

// Bodies are checked by our own schemas (`parse-body`). Without this Fastify loads two compilers that nothing here
// uses; a route that is given a `schema` all the same must not go unchecked, so it ends the start.
function refuse(): never {
  throw new Error('A route has a Fastify schema, which nothing would check. Use parseBody instead.');
}

export const NO_SCHEMA_COMPILERS: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
