# syntax=docker/dockerfile:1
# Parlour as an image: the program and root certificates, no shell, no root. docs/install.md says how to run it.

FROM rust:1.95-bookworm AS build
WORKDIR /src
COPY . .
# Caches keep the dependencies and what was compiled, so that a build compiles only what has changed. A layer doesn't hold
# the caches, so this copies what goes into the image.
RUN --mount=type=cache,target=/usr/local/cargo/registry,sharing=locked \
    --mount=type=cache,target=/src/target,sharing=locked \
    cargo build --profile dist --locked --bin parlour \
    && install -D -t /image/usr/local/bin target/dist/parlour \
    && install -D -m 644 -t /image/usr/share/doc/parlour LICENSE-APACHE LICENSE-MIT docs/third-party.md config.example.toml \
    && mkdir /data

FROM gcr.io/distroless/cc-debian12:nonroot
LABEL org.opencontainers.image.title="Parlour" \
    org.opencontainers.image.description="A chat bot for playing abstract board games on Discord and Matrix" \
    org.opencontainers.image.licenses="MIT OR Apache-2.0"
COPY --from=build /image /
# The program works in this folder: database, Matrix store, backups, and config.toml if you mount one.
COPY --from=build --chown=65532:65532 /data /data
WORKDIR /data
VOLUME /data
USER 65532:65532
# On loopback: only the health check below, and programs that share the container's network, can ask.
ENV PARLOUR_HTTP_LISTEN=127.0.0.1:9464
# For pages of games, if PARLOUR_WEB_LISTEN says so.
EXPOSE 8080
# All threads share one heap: one for each would hold half as much memory again.
ENV MALLOC_ARENA_MAX=1
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["/usr/local/bin/parlour", "health"]
# The program ends within ten seconds.
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/parlour"]
CMD ["run"]
