# The same steps as `npm start`, done once: what is made here is not made again when the container starts.
FROM node:20-bookworm AS made
WORKDIR /app
# The packages change more rarely than the sources.
COPY package.json package-lock.json .npmrc ./
COPY scripts ./scripts
RUN node scripts/ready.mjs install
COPY next.config.js postcss.config.mjs prisma.config.ts tsconfig.json instrumentation.ts README.md ./
COPY prisma ./prisma
COPY worker ./worker
COPY public ./public
COPY lib ./lib
COPY app ./app
RUN node scripts/ready.mjs build

FROM node:20-bookworm-slim
WORKDIR /app
COPY --from=made --chown=node:node /app ./
RUN mkdir -p data && chown node:node data
ENV NODE_ENV=production DATABASE_URL=file:/app/data/anschreiber.db HOST=0.0.0.0 PORT=3000
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=30s --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/start.mjs"]
