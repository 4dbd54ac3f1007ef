# Builds the site and serves it with Caddy on port 8080: docker build -t guidon . && docker run -p 8080:8080 guidon
FROM node:22-slim AS build
WORKDIR /guidon
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM caddy:2-alpine
COPY Caddyfile /etc/caddy/Caddyfile
COPY --from=build /guidon/build /srv/guidon
# Caddy keeps its state in these two folders; they are root's in the image.
RUN chown -R 1000:1000 /data /config
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
	CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/fr/"]
