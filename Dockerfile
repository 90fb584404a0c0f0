# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./

FROM base AS build
# Not `npm ci`: see docs/decisions/0041. Versions and integrity come from the lock file all the same.
RUN npm install --no-save --no-audit --omit=dev
COPY . .
RUN node scripts/build.ts

FROM base AS packages
# What only the browser or the build needs is inside dist/ by now. A package that is missing from this list makes
# the image larger, nothing else.
RUN npm pkg delete dependencies.@tailwindcss/vite dependencies.@vitejs/plugin-react dependencies.docx \
      dependencies.firebase dependencies.lucide-react dependencies.mdast-util-from-markdown \
      dependencies.mdast-util-gfm dependencies.micromark-extension-gfm dependencies.openai dependencies.react \
      dependencies.react-dom dependencies.tailwindcss dependencies.vite dependencies.zustand \
    && npm install --no-save --no-audit --omit=dev --omit=optional --omit=peer

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY scripts ./scripts
COPY src/domain ./src/domain
COPY src/server ./src/server
COPY --from=build /app/dist ./dist
# For SQLite; with DATABASE_URL it stays empty.
RUN install -d -o node -g node -m 700 /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
# Node itself, not npm (and it becomes the built server, as the same process): it hears SIGTERM, finishes what is under way and ends within ten seconds.
CMD ["node", "scripts/serve-built.ts"]
